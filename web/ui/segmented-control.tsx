import { RadioGroup as Radix } from 'radix-ui'
import { type Choices, choiceList } from '#web/lib/choices.ts'

type SegmentedControlProps<T extends string> = {
  label: string
  value: T
  onChange: (value: T) => void
  choices: Choices<T>
}

/** One choice of a few, side by side. Arrow keys move the choice. */
export function SegmentedControl<T extends string>({ label, value, onChange, choices }: SegmentedControlProps<T>) {
  const options = choiceList(choices)
  const choose = (next: string) => {
    const option = options.find((known) => known.value === next)
    if (option !== undefined) onChange(option.value)
  }
  return (
    <Radix.Root
      aria-label={label}
      value={value}
      onValueChange={choose}
      orientation="horizontal"
      className="inline-flex rounded-lg border border-line bg-sunken p-0.5"
    >
      {options.map((option) => (
        <Radix.Item
          key={option.value}
          value={option.value}
          className="h-8 rounded-md px-3 pointer-coarse:h-11 pointer-coarse:min-w-11 font-medium text-ink-soft hover:text-ink data-[state=checked]:bg-surface data-[state=checked]:text-ink data-[state=checked]:ring-1 data-[state=checked]:ring-line"
        >
          {option.label}
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}
