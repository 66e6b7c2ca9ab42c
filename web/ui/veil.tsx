import { useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'

/**
 * Dims the page behind a dialog and keeps it from scrolling. Not Radix's own overlay: that one writes a style sheet into
 * the page, which the content security policy refuses.
 */
export function Veil({ className }: { className?: string }) {
  const veil = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = veil.current
    const hold = (event: WheelEvent) => event.preventDefault()
    element?.addEventListener('wheel', hold, { passive: false })
    return () => element?.removeEventListener('wheel', hold)
  }, [])
  return (
    <div ref={veil} aria-hidden="true" className={classNames('fixed inset-0 z-40 touch-none bg-veil', className)} />
  )
}
