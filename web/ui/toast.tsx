import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { IconButton } from './button.tsx'

type Toast = { id: number; kind: 'done' | 'failed'; text: string }

const SHOWN_MS = 6000

/** Says that something worked, for a few seconds. Read out politely. */
export function toastDone(text: string): void {
  add({ kind: 'done', text })
}

/** Says that something failed. Read out at once; stays until closed. */
export function toastFailed(text: string): void {
  add({ kind: 'failed', text })
}

/** Where toasts appear; once, at the root of the app. */
export function ToastRegion() {
  const shown = useSyncExternalStore(subscribe, () => toasts)
  return (
    // An open dialog hides the rest of the page from screen readers, all but what names itself live; each card says how.
    // At the left: the buttons of a dialog or a sheet stand at the right.
    <section
      aria-label="Messages"
      aria-live="off"
      data-toasts=""
      className="pointer-events-none fixed bottom-0 left-0 z-60 flex w-full flex-col gap-2 p-4 sm:max-w-sm lg:left-64"
    >
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held || toast.kind === 'failed') return
    const timer = setTimeout(() => remove(toast.id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [held, toast])
  const Icon = toast.kind === 'done' ? CircleCheck : CircleAlert
  return (
    <div
      role={toast.kind === 'done' ? 'status' : 'alert'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex items-start gap-3 rounded-card border border-line bg-surface py-2 pr-2 pl-4 shadow-lg"
    >
      <Icon
        size={18}
        aria-hidden="true"
        className={toast.kind === 'done' ? 'mt-2 text-good-ink' : 'mt-2 text-bad-ink'}
      />
      <p className="flex-1 py-1.5">{toast.text}</p>
      <IconButton label="Dismiss" onClick={() => remove(toast.id)}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </div>
  )
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function add(toast: Omit<Toast, 'id'>) {
  lastId += 1
  set([...toasts.slice(-3), { ...toast, id: lastId }])
}

function remove(id: number) {
  set(toasts.filter((toast) => toast.id !== id))
}

function set(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
