import { renderToStaticMarkup } from 'react-dom/server'
import { Benefits } from './benefits.tsx'
import { Demo } from './demo.tsx'
import { Features } from './features.tsx'
import { Footer } from './footer.tsx'
import { Hero } from './hero.tsx'
import { Navigation } from './navigation.tsx'
import { Pricing } from './pricing.tsx'
import { WaitlistDialog } from './waitlist-dialog.tsx'

/** The landing page as HTML, drawn when the site is built: it reads without script and paints at once. */
export function renderLanding(): string {
  return renderToStaticMarkup(
    <>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <Navigation />
      <main id="content">
        <Hero />
        <Features />
        <Benefits />
        <Demo />
        <Pricing />
      </main>
      <Footer />
      <WaitlistDialog />
    </>,
  )
}
