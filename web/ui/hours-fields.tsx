import type { FieldErrors } from '#contract/signup-rules.ts'
import type { DayHours, Weekday, WeekHours } from '#contract/store-profile.ts'
import { choiceList } from '#web/lib/choices.ts'

const WEEKDAYS: Readonly<Record<Weekday, string>> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
}

type HoursFieldsProps = {
  hours: WeekHours
  errors: FieldErrors
  /** Where the hours stand in the form: its errors are looked up below it. */
  path?: string
  onChange: (hours: WeekHours, path: string) => void
}

/** When the shop is open, day by day. A closing time before the opening time means after midnight. */
export function HoursFields({ hours, errors, path = 'currentHours', onChange }: HoursFieldsProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium">Opening hours</legend>
      <div className="divide-y divide-line rounded-lg border border-line">
        {choiceList(WEEKDAYS).map(({ value: day, label }) => (
          <DayRow
            key={day}
            name={label}
            hours={hours[day]}
            error={errors[`${path}.${day}`]}
            onChange={(changes) => onChange({ ...hours, [day]: { ...hours[day], ...changes } }, `${path}.${day}`)}
          />
        ))}
      </div>
    </fieldset>
  )
}

type DayRowProps = {
  name: string
  hours: DayHours
  error: string | undefined
  onChange: (changes: Partial<DayHours>) => void
}

function DayRow({ name, hours, error, onChange }: DayRowProps) {
  const time =
    'h-9 min-w-0 flex-1 sm:w-[7.5rem] sm:flex-none rounded-lg border border-line-strong bg-surface px-2 text-sm text-ink disabled:opacity-50 aria-invalid:border-bad'
  const invalid = error === undefined ? undefined : true
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 px-3 py-2.5 sm:grid-cols-[7rem_1fr_auto]">
      <span className="font-medium">{name}</span>
      <label className="flex items-center gap-2 sm:order-last pointer-coarse:min-h-11">
        <input
          type="checkbox"
          checked={hours.closed}
          aria-label={`${name} closed`}
          onChange={(event) => onChange({ closed: event.target.checked })}
          className="size-4 accent-brand-ink"
        />
        Closed
      </label>
      <span className="col-span-2 flex items-center gap-2 sm:col-span-1">
        <input
          type="time"
          aria-label={`${name} opens at`}
          aria-invalid={invalid}
          value={hours.open}
          disabled={hours.closed}
          onChange={(event) => onChange({ open: event.target.value })}
          className={time}
        />
        <span className="text-ink-soft">to</span>
        <input
          type="time"
          aria-label={`${name} closes at`}
          aria-invalid={invalid}
          value={hours.close}
          disabled={hours.closed}
          onChange={(event) => onChange({ close: event.target.value })}
          className={time}
        />
      </span>
      {error !== undefined && <p className="col-span-full text-xs text-bad-ink">{error}</p>}
    </div>
  )
}
