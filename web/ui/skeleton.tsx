import { classNames } from './class-names.ts'

/** Stands where something is loading, in its size. The words are for screen readers, once a screen. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('block animate-pulse rounded-md bg-sunken', className)} />
}

/** Tells screen readers that a part of the screen is loading. */
export function LoadingNote({ children = 'Loading...' }: { children?: string }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  )
}
