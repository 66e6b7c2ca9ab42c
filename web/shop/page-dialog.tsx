/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

type Props = { title: string; kind: 'side' | 'middle'; onClose: () => void; children: ComponentChildren }

/** A press beside the dialog closes it, where the browser knows the attribute. */
const CLOSES_BY_BACKDROP = { closedby: 'any' as const }

/** A modal dialog of the browser's own: it traps the focus, closes on Escape, and gives the focus back. */
export function PageDialog({ title, kind, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} class={kind} aria-label={title} onClose={onClose} {...CLOSES_BY_BACKDROP}>
      <div class="dialog-body">
        <header>
          <h2>{title}</h2>
          <button type="button" class="plain" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}
