import { classNames } from './class-names.ts'

/**
 * Dims the page behind a dialog. Not Radix's own overlay: that one writes a style sheet into the page to stop it from
 * scrolling, which the content security policy refuses. `styles.css` stops the page instead.
 */
export function Veil({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('fixed inset-0 z-40 bg-veil', className)} />
}
