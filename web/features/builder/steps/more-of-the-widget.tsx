import type { WidgetTheme } from '#contract/widget-config.ts'
import { MoreSection } from '#web/features/builder/builder-fields.tsx'
import type { StepProps } from '#web/features/builder/document-edit.ts'
import type { Choices } from '#web/lib/choices.ts'
import { ChoiceField } from '#web/ui/choice-field.tsx'
import { CheckboxField, TextField } from '#web/ui/field.tsx'

const POSITIONS: Choices<WidgetTheme['position']> = { 'bottom-right': 'Bottom right', 'bottom-left': 'Bottom left' }
const CORNERS: Choices<WidgetTheme['roundness']> = { square: 'Square', rounded: 'Rounded', pill: 'Round' }

type Switch = { [K in keyof WidgetTheme]: WidgetTheme[K] extends boolean ? K : never }[keyof WidgetTheme]

const SWITCHES: readonly { name: Switch; label: string; hint: string }[] = [
  { name: 'showLogo', label: 'Show the logo', hint: 'On the button and in the head of the chat.' },
  { name: 'animateEntrance', label: 'Animate the entrance', hint: 'Never for visitors who asked for less motion.' },
  { name: 'showNotificationPulse', label: 'Notification pulse', hint: 'A dot on the button until it is first opened.' },
  { name: 'mobileResponsive', label: 'Full screen on phones', hint: 'The chat takes the whole screen of a phone.' },
  { name: 'soundEnabled', label: 'Sound', hint: 'A short chime with each answer.' },
  { name: 'persistConversation', label: 'Keep the conversation', hint: 'Returning visitors find what was said.' },
  { name: 'collectEmail', label: 'Ask for an e-mail address', hint: 'Before a person of yours takes over.' },
  { name: 'autoOpen', label: 'Open by itself', hint: 'Once in a visit, and never on a phone.' },
]

/** Everything else that a widget can be set to. */
export function MoreOfTheWidget({ document, edit }: StepProps) {
  const { theme } = document
  return (
    <MoreSection title="More of the widget" note="Position, corners, sound and what happens by itself.">
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField
          label="Position"
          choices={POSITIONS}
          value={theme.position}
          onChange={(position) => edit.theme({ position })}
        />
        <ChoiceField
          label="Corners"
          choices={CORNERS}
          value={theme.roundness}
          onChange={(roundness) => edit.theme({ roundness })}
        />
      </div>
      <TextField
        label="Welcome subtitle"
        maxLength={300}
        value={theme.welcomeSubtitle}
        onChange={(event) => edit.theme({ welcomeSubtitle: event.target.value })}
      />
      {SWITCHES.map(({ name, label, hint }) => (
        <CheckboxField
          key={name}
          label={label}
          hint={hint}
          checked={theme[name]}
          onChange={(event) => edit.theme({ [name]: event.target.checked })}
        />
      ))}
      {theme.autoOpen && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Opens after (seconds)"
            type="number"
            min={0}
            max={600}
            value={theme.autoOpenDelay / 1000}
            onChange={(event) => {
              const seconds = Math.min(600, Math.max(0, Number(event.target.value) || 0))
              edit.theme({ autoOpenDelay: Math.round(seconds * 1000) })
            }}
          />
          <TextField
            label="What it says then"
            maxLength={300}
            value={theme.autoOpenMessage}
            onChange={(event) => edit.theme({ autoOpenMessage: event.target.value })}
          />
        </div>
      )}
    </MoreSection>
  )
}
