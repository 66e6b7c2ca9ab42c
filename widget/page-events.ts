import type { Emit, PageApi, PageEventName } from './page-api.ts'

/** What one listener hears: the detail of the event that it was given for. */
type Listener = { hear(detail: unknown): void }

/** The two ends of the page's events: `on` for the page, `emit` for the widget. A listener that throws stops no other. */
export function createPageEvents(): { on: PageApi['on']; emit: Emit } {
  const listeners: { [Name in PageEventName]?: Set<Listener> } = {}
  return {
    on(name, hear) {
      const listener: Listener = { hear }
      const those = (listeners[name] ??= new Set())
      those.add(listener)
      return () => those.delete(listener)
    },
    emit(name, detail) {
      for (const listener of listeners[name] ?? []) {
        try {
          listener.hear(detail)
        } catch (error) {
          reportError(error)
        }
      }
      return !!listeners[name]?.size
    },
  }
}
