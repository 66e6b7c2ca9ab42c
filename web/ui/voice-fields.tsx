import type { AgentPersonality, Guardrails } from '#contract/agent.ts'
import type { Choices } from '#web/lib/choices.ts'
import { ChoiceField } from './choice-field.tsx'
import { CheckboxField } from './field.tsx'

const GREETINGS: Choices<AgentPersonality['greetingStyle']> = {
  professional: 'Professional',
  friendly: 'Friendly',
  casual: 'Casual',
  enthusiastic: 'Enthusiastic',
}

const TONES: Choices<AgentPersonality['communicationTone']> = {
  consultative: 'Consultative: asks, then recommends',
  friendly: 'Friendly: warm and easygoing',
  educational: 'Educational: explains why',
  concise: 'Concise: short and to the point',
}

type Voice = Pick<AgentPersonality, 'greetingStyle' | 'communicationTone'>

/** How the agent speaks; the same in the sign-up and in the builder. */
export function VoiceFields({ voice, onChange }: { voice: Voice; onChange: (changes: Partial<Voice>) => void }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <ChoiceField
        label="Greeting style"
        choices={GREETINGS}
        value={voice.greetingStyle}
        onChange={(greetingStyle) => onChange({ greetingStyle })}
      />
      <ChoiceField
        label="Tone"
        choices={TONES}
        value={voice.communicationTone}
        onChange={(communicationTone) => onChange({ communicationTone })}
      />
    </div>
  )
}

type GuardrailBoxesProps = { guardrails: Guardrails; onChange: (changes: Partial<Guardrails>) => void }

/** What the agent must not do. */
export function GuardrailBoxes({ guardrails, onChange }: GuardrailBoxesProps) {
  return (
    <>
      <CheckboxField
        label="Avoid medical advice"
        hint="No diagnoses, dosages or cures; health questions are referred to a professional."
        checked={guardrails.avoidMedicalAdvice}
        onChange={(event) => onChange({ avoidMedicalAdvice: event.target.checked })}
      />
      <CheckboxField
        label="No illegal activity"
        hint="No help with minors, resale, crossing state lines or going over limits."
        checked={guardrails.noIllegalActivity}
        onChange={(event) => onChange({ noIllegalActivity: event.target.checked })}
      />
      <CheckboxField
        label="Age verification"
        hint="Shoppers confirm that they are 21 or older before any product is recommended."
        checked={guardrails.ageVerification}
        onChange={(event) => onChange({ ageVerification: event.target.checked })}
      />
    </>
  )
}
