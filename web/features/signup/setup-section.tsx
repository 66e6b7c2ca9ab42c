import { type ReactNode, useId } from 'react'

/** One titled part of a setup form. */
export function SetupSection({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 id={id} className="text-base font-semibold">
        {title}
      </h2>
      {note !== undefined && <p className="mt-0.5 text-xs text-ink-soft">{note}</p>}
      <div className="mt-4 space-y-5">{children}</div>
    </section>
  )
}
