import { type ReactNode, useId } from 'react'
import { Card } from '#web/ui/card.tsx'

type BuilderSectionProps = { title: string; note?: ReactNode; children: ReactNode }

/** One titled part of a step. */
export function BuilderSection({ title, note, children }: BuilderSectionProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className="p-5 sm:p-6">
      <h3 id={id} className="text-base font-semibold">
        {title}
      </h3>
      {note !== undefined && <p className="mt-0.5 text-xs text-ink-soft">{note}</p>}
      <div className="mt-4 space-y-5">{children}</div>
    </Card>
  )
}

/** A part that most people never open. */
export function MoreSection({ title, note, children }: BuilderSectionProps) {
  return (
    <Card>
      <details className="group">
        <summary className="cursor-pointer rounded-card px-5 py-4 font-semibold sm:px-6">
          {title}
          {note !== undefined && <span className="mt-0.5 block text-xs font-normal text-ink-soft">{note}</span>}
        </summary>
        <div className="space-y-5 px-5 pb-6 sm:px-6">{children}</div>
      </details>
    </Card>
  )
}
