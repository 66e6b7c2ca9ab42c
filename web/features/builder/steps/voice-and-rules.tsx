import type { AgentPersonality } from '#contract/agent.ts'
import { ChoiceField, MoreSection } from '#web/features/builder/builder-fields.tsx'
import type { StepProps } from '#web/features/builder/document-edit.ts'
import type { Choices } from '#web/lib/choices.ts'
import { CheckboxField, TextAreaField } from '#web/ui/field.tsx'

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

/** How the agent speaks, and what it must not do. */
export function VoiceAndRules({ document, edit }: StepProps) {
  const { personality, guardrails, customGuidelines } = document.brief
  return (
    <MoreSection title="Voice and rules" note="Style, tone and guardrails.">
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField
          label="Greeting style"
          choices={GREETINGS}
          value={personality.greetingStyle}
          onChange={(greetingStyle) => edit.personality({ greetingStyle })}
        />
        <ChoiceField
          label="Tone"
          choices={TONES}
          value={personality.communicationTone}
          onChange={(communicationTone) => edit.personality({ communicationTone })}
        />
      </div>
      <TextAreaField
        label="Expertise"
        maxLength={4000}
        hint="What it should be known for, in your words."
        value={personality.expertise}
        onChange={(event) => edit.personality({ expertise: event.target.value })}
      />
      <TextAreaField
        label="Brand culture"
        maxLength={4000}
        hint="What your dispensary stands for."
        value={personality.brandCulture}
        onChange={(event) => edit.personality({ brandCulture: event.target.value })}
      />
      <CheckboxField
        label="Avoid medical advice"
        hint="No diagnoses, dosages or cures; health questions go to a professional."
        checked={guardrails.avoidMedicalAdvice}
        onChange={(event) => edit.guardrails({ avoidMedicalAdvice: event.target.checked })}
      />
      <CheckboxField
        label="No illegal activity"
        hint="No help with minors, resale, crossing state lines or going over limits."
        checked={guardrails.noIllegalActivity}
        onChange={(event) => edit.guardrails({ noIllegalActivity: event.target.checked })}
      />
      <CheckboxField
        label="Age verification"
        hint="Shoppers confirm their age before any product is recommended."
        checked={guardrails.ageVerification}
        onChange={(event) => edit.guardrails({ ageVerification: event.target.checked })}
      />
      <TextAreaField
        label="Your own guidelines"
        maxLength={4000}
        hint="One a line, such as: never mention competitors"
        value={customGuidelines}
        onChange={(event) => edit.brief({ customGuidelines: event.target.value })}
      />
    </MoreSection>
  )
}
