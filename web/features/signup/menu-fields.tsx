import { RadioGroup } from 'radix-ui'
import { useId } from 'react'
import type { AgentDraft, MenuSummary } from '#contract/signup.ts'
import { type Choices, choiceList } from '#web/lib/choices.ts'
import { MenuUpload } from './menu-upload.tsx'
import type { AgentFieldsProps } from './persona-fields.tsx'
import { SetupSection } from './setup-section.tsx'

type MenuFieldsProps = AgentFieldsProps & { menu: MenuSummary | null; onMenu: (menu: MenuSummary) => void }

const CHOICES: Choices<AgentDraft['menu']> = {
  csv: 'Upload a CSV file',
  sample: 'Start with a sample menu',
  later: 'Connect my store later',
}

const NOTES: Choices<AgentDraft['menu']> = {
  csv: 'An export of your point of sale or menu, in any column order.',
  sample: 'Invented products on every shelf, to try your agent with. Replace them before you go live.',
  later: 'Shopify, WooCommerce, BigCommerce, Dutchie and others connect under Settings, Integrations.',
}

/** What the agent sells. */
export function MenuFields({ form, errors, edit, menu, onMenu }: MenuFieldsProps) {
  const titleId = useId()
  const options = choiceList(CHOICES)
  const choose = (value: string) => {
    const option = options.find((known) => known.value === value)
    if (option !== undefined) edit({ menu: option.value })
  }
  return (
    <SetupSection title="Menu" note="Your agent recommends only what stands on your menu, with its prices and stock.">
      <RadioGroup.Root value={form.menu} onValueChange={choose} aria-label="Menu" className="grid gap-3 sm:grid-cols-3">
        {options.map(({ value, label }) => (
          <RadioGroup.Item
            key={value}
            value={value}
            aria-describedby={`${titleId}-${value}`}
            className="flex flex-col items-start gap-1 rounded-lg border border-line-strong p-3.5 text-left hover:bg-sunken data-[state=checked]:border-brand-ink data-[state=checked]:bg-brand-wash"
          >
            <span className="font-semibold">{label}</span>
            <span id={`${titleId}-${value}`} className="text-xs text-ink-soft">
              {NOTES[value]}
            </span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      {form.menu === 'csv' && (
        <MenuUpload
          menu={menu}
          error={errors.menu}
          onMenu={(read) => {
            edit({}, 'menu')
            onMenu(read)
          }}
        />
      )}
    </SetupSection>
  )
}
