import { Plus, Trash2 } from 'lucide-react'
import { Button, IconButton } from '#web/ui/button.tsx'
import type { HolidayRow } from './store-form-values.ts'

type HolidayFieldsProps = {
  holidays: readonly HolidayRow[]
  error: string | undefined
  onChange: (holidays: HolidayRow[]) => void
}

const NEW_HOLIDAY: HolidayRow = { name: '', date: '', rule: '', closed: true, open: '', close: '' }
const INPUT =
  'h-9 min-w-0 rounded-lg border border-line-strong bg-surface px-2 text-sm text-ink disabled:opacity-50 aria-invalid:border-bad'

/** Days with hours of their own. A day is `12-25` each year, `2027-04-20` once, or told in words. */
export function HolidayFields({ holidays, error, onChange }: HolidayFieldsProps) {
  const change = (at: number, changes: Partial<HolidayRow>) =>
    onChange(holidays.map((row, index) => (index === at ? { ...row, ...changes } : row)))
  return (
    <fieldset>
      <legend className="mb-1 text-base font-semibold">Holidays</legend>
      <p className="mb-3 text-xs text-ink-soft">
        The day as 12-25 for every year, as 2027-04-20 for once, or in words: fourth Thursday of November.
      </p>
      <ul className="space-y-2">
        {holidays.map((row, at) => (
          <li key={at} className="flex flex-wrap items-center gap-2 rounded-lg border border-line p-2.5">
            <input
              aria-label={`Holiday ${at + 1}, name`}
              placeholder="Name"
              value={row.name}
              onChange={(event) => change(at, { name: event.target.value })}
              className={`${INPUT} flex-1 basis-36`}
            />
            <input
              aria-label={`Holiday ${at + 1}, day`}
              placeholder="12-25"
              value={row.rule === '' ? row.date : row.rule}
              onChange={(event) => change(at, readDay(event.target.value))}
              className={`${INPUT} flex-1 basis-36`}
            />
            <label className="flex items-center gap-2">
              <input
                type="checkbox"
                checked={row.closed}
                onChange={(event) => change(at, { closed: event.target.checked })}
                className="size-4 accent-brand-ink"
              />
              Closed
            </label>
            <input
              type="time"
              aria-label={`Holiday ${at + 1}, opens at`}
              value={row.open}
              disabled={row.closed}
              onChange={(event) => change(at, { open: event.target.value })}
              className={INPUT}
            />
            <input
              type="time"
              aria-label={`Holiday ${at + 1}, closes at`}
              value={row.close}
              disabled={row.closed}
              onChange={(event) => change(at, { close: event.target.value })}
              className={INPUT}
            />
            <IconButton
              label={`Remove ${row.name === '' ? `holiday ${at + 1}` : row.name}`}
              onClick={() => onChange(holidays.filter((_, index) => index !== at))}
            >
              <Trash2 size={16} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {error !== undefined && (
        <p className="mt-2 text-xs text-bad-ink">Each holiday needs a name, and hours as 09:00.</p>
      )}
      <Button
        size="small"
        className="mt-3"
        icon={<Plus size={14} aria-hidden="true" />}
        onClick={() => onChange([...holidays, NEW_HOLIDAY])}
      >
        Add holiday
      </Button>
    </fieldset>
  )
}

function readDay(typed: string): Pick<HolidayRow, 'date' | 'rule'> {
  return /^(\d{4}-)?\d{2}-\d{2}$/.test(typed) ? { date: typed, rule: '' } : { date: '', rule: typed }
}
