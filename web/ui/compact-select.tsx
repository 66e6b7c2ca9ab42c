import { type Choices, choiceList } from '#web/lib/choices.ts'
import { Select } from './select.tsx'

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
    <Select
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value)
        if (chosen !== undefined) onChange(chosen.value)
      }}
      frameClassName="inline-block"
      className="h-9 font-medium hover:bg-sunken"
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}
