import type { AgentDraft } from '#contract/signup.ts'
import type { FieldErrors } from '#contract/signup-rules.ts'
import { Field, TextAreaField, TextField } from '#web/ui/field.tsx'
import { GuardrailBoxes, VoiceFields } from '#web/ui/voice-fields.tsx'
import { SetupSection } from './setup-section.tsx'

export type AgentFieldsProps = {
  form: AgentDraft
  errors: FieldErrors
  edit: (changes: Partial<AgentDraft>, ...paths: string[]) => void
}

/** Who the agent is and how it speaks. */
export function PersonaFields({ form, errors, edit }: AgentFieldsProps) {
  return (
    <SetupSection title="Personality" note="How your agent introduces itself and speaks with shoppers.">
      <TextField
        label="Agent name"
        name="agentName"
        maxLength={60}
        value={form.agentName}
        error={errors.agentName}
        onChange={(event) => edit({ agentName: event.target.value })}
      />
      <VoiceFields voice={form} onChange={edit} />
      <TextField
        label="Welcome message (optional)"
        name="customWelcome"
        maxLength={300}
        hint="In place of the built-in greeting. {dispensaryName} is filled in."
        value={form.customWelcome}
        onChange={(event) => edit({ customWelcome: event.target.value })}
      />
      <TextAreaField
        label="Brand culture (optional)"
        name="brandCulture"
        maxLength={2000}
        hint="What your dispensary stands for, in your own words"
        value={form.brandCulture}
        onChange={(event) => edit({ brandCulture: event.target.value })}
      />
      <TextField
        label="Phone number for shoppers (optional)"
        name="shopperPhone"
        type="tel"
        maxLength={40}
        hint="Given to shoppers who want to speak with a person"
        value={form.shopperPhone}
        onChange={(event) => edit({ shopperPhone: event.target.value })}
      />
    </SetupSection>
  )
}

/** What the agent must not do. */
export function GuardrailFields({ form, edit }: AgentFieldsProps) {
  const { guardrails } = form
  return (
    <SetupSection title="Guardrails" note="They stand outside any language model and hold whatever a shopper writes.">
      <GuardrailBoxes
        guardrails={guardrails}
        onChange={(changes) => edit({ guardrails: { ...guardrails, ...changes } })}
      />
      <TextAreaField
        label="Your own guidelines (optional)"
        name="customGuidelines"
        maxLength={2000}
        hint="One a line, such as: never mention competitors"
        value={form.customGuidelines}
        onChange={(event) => edit({ customGuidelines: event.target.value })}
      />
    </SetupSection>
  )
}

/** The two colours of the widget. The builder has everything else. */
export function LookFields({ form, edit }: AgentFieldsProps) {
  return (
    <SetupSection title="Colors" note="Logo, size and position follow in the eConcierge Builder.">
      <div className="grid gap-5 sm:grid-cols-2">
        <ColorField
          label="Primary color"
          value={form.primaryColor}
          onChange={(primaryColor) => edit({ primaryColor })}
        />
        <ColorField
          label="Secondary color"
          value={form.secondaryColor}
          onChange={(secondaryColor) => edit({ secondaryColor })}
        />
      </div>
    </SetupSection>
  )
}

function ColorField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <Field label={label}>
      {(wiring) => (
        <span className="flex items-center gap-3">
          <input
            {...wiring}
            type="color"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className="h-10 w-14 rounded-lg border border-line-strong bg-surface p-1"
          />
          <span className="font-medium uppercase tabular-nums">{value}</span>
        </span>
      )}
    </Field>
  )
}
