import { Link } from '@tanstack/react-router'
import { usePageTitle } from '#web/lib/page-title.ts'
import { outside, paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** The start page until the landing page stands: what this is, and the two doors. */
export function StartScreen() {
  usePageTitle('AI shopping concierge for dispensaries')
  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight">The AI shopping concierge for your dispensary</h1>
      <p className="mt-3 text-base text-ink-soft">
        eConcierge recommends products and answers questions around the clock on your website. The dashboard shows what
        it sold, what shoppers felt, and what needs a look.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink look="primary" size="large">
          <Link to={paths.dashboard}>Dashboard</Link>
        </ButtonLink>
        <ButtonLink size="large">
          <a href={outside.demoShop}>Open the demo shop</a>
        </ButtonLink>
      </div>
    </>
  )
}
