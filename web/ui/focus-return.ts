import { useRef } from 'react'

/** Handlers for a dialog that gives the focus back to where it was when it opened, however it was opened. */
export function useFocusReturn() {
  const before = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const opener = before.current
      // What opened it may be gone with what the dialog did, or be switched off: then the page is heard from its start.
      const isThere = opener instanceof HTMLElement && opener.isConnected && !opener.matches(':disabled, body')
      const target = isThere ? opener : document.getElementById('content')
      target?.focus({ preventScroll: true })
    },
  }
}
