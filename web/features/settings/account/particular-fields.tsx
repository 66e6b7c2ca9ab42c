import { Plus, Trash2 } from 'lucide-react'
import { Button, IconButton } from '#web/ui/button.tsx'
import { type ParticularRow, toLabel } from './store-form-values.ts'

type ParticularFieldsProps = {
  title: string
  rows: readonly ParticularRow[]
  onChange: (rows: ParticularRow[]) => void
}

const INPUT = 'h-9 min-w-0 rounded-lg border border-line-strong bg-surface px-2 text-sm text-ink'

/** A small table of facts under names of the owner's choice: whatever stands here, the concierge can be asked for. */
export function ParticularFields({ title, rows, onChange }: ParticularFieldsProps) {
  const change = (at: number, changes: Partial<ParticularRow>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...changes } : row)))
  return (
    <fieldset>
      <legend className="mb-3 text-base font-semibold">{title}</legend>
      <ul className="space-y-2">
        {rows.map((row, at) => (
          <li key={at} className="flex items-center gap-2">
            <input
              aria-label={`${title} ${at + 1}, what`}
              placeholder="What"
              maxLength={40}
              value={toLabel(row.key)}
              onChange={(event) => change(at, { key: event.target.value })}
              className={`${INPUT} w-2/5`}
            />
            <input
              aria-label={`${title} ${at + 1}, fact`}
              placeholder="Yes, No, a number or a sentence"
              maxLength={1000}
              value={row.value}
              onChange={(event) => change(at, { value: event.target.value })}
              className={`${INPUT} flex-1`}
            />
            <IconButton
              label={`Remove ${toLabel(row.key)} from ${title}`}
              onClick={() => onChange(rows.filter((_, index) => index !== at))}
            >
              <Trash2 size={16} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        size="small"
        className="mt-3"
        icon={<Plus size={14} aria-hidden="true" />}
        onClick={() => onChange([...rows, { key: '', value: '' }])}
      >
        Add a fact
      </Button>
    </fieldset>
  )
}
