import { ChevronDown } from 'lucide-react'
import { type Choices, choiceList } from '#web/lib/choices.ts'

type CompactSelectProps<T extends string> = {
  label: string
  value: T
  onChange: (value: T) => void
  choices: Choices<T>
}

/** A drop-down for the head of a screen; its label is read out, not shown. */
export function CompactSelect<T extends string>({ label, value, onChange, choices }: CompactSelectProps<T>) {
  const options = choiceList(choices)
  return (
    <span className="relative inline-block">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen !== undefined) onChange(chosen.value)
        }}
        className="h-9 appearance-none rounded-lg border border-line-strong bg-surface pr-9 pl-3 font-medium text-ink hover:bg-sunken"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        aria-hidden="true"
        className="pointer-events-none absolute top-2.5 right-3 text-ink-soft"
      />
    </span>
  )
}
