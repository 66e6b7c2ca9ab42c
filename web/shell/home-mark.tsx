import { paths } from '#web/paths.ts'
import { Logo } from './logo.tsx'

/** The mark on the cards of pages without a sidebar: the way to the start page, which is a page of its own. */
export function HomeMark() {
  return (
    <a href={paths.landing} aria-label="eConcierge, to the start page" className="-m-0.5 inline-block rounded-lg p-0.5">
      <Logo size={40} />
    </a>
  )
}
