import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** The address that was shown last, whichever layout showed it; none at the first page, which keeps the browser's own focus. */
let shown: string | null = null

/** A `ref` for the main part of a layout: a screen reader hears a new page from its start. */
export function useFocusOnNewPage() {
  const path = useLocation({ select: (location) => location.pathname })
  const content = useRef<HTMLElement>(null)
  useEffect(() => {
    if (shown !== null && shown !== path) content.current?.focus({ preventScroll: true })
    shown = path
  }, [path])
  return content
}
