import { useEffect } from 'react'

/** Names the tab of the browser after the screen. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · eConcierge`
  }, [title])
}
