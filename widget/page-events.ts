import type { Emit, PageApi, PageEventName, PageEvents } from './page-api.ts'

type Listeners = { [Name in PageEventName]: Set<(detail: PageEvents[Name]) => void> }

/** The two ends of the page's events: `on` for the page, `emit` for the widget. A listener that throws stops no other. */
export function createPageEvents(): { on: PageApi['on']; emit: Emit } {
  const listeners: Listeners = {
    'add-to-cart': new Set(),
    'product-click': new Set(),
    message: new Set(),
    open: new Set(),
    close: new Set(),
  }
  return {
    on(name, listener) {
      listeners[name].add(listener)
      return () => listeners[name].delete(listener)
    },
    emit(name, detail) {
      for (const listener of listeners[name]) {
        try {
          listener(detail)
        } catch (error) {
          reportError(error)
        }
      }
      return !!listeners[name].size
    },
  }
}
