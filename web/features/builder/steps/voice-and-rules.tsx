import { MoreSection } from '#web/features/builder/builder-fields.tsx'
import type { StepProps } from '#web/features/builder/document-edit.ts'
import { TextAreaField } from '#web/ui/field.tsx'
import { GuardrailBoxes, VoiceFields } from '#web/ui/voice-fields.tsx'

/** How the agent speaks, and what it must not do. */
export function VoiceAndRules({ document, edit }: StepProps) {
  const { personality, guardrails, customGuidelines } = document.brief
  return (
    <MoreSection title="Voice and rules" note="Style, tone and guardrails.">
      <VoiceFields voice={personality} onChange={edit.personality} />
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
      <GuardrailBoxes guardrails={guardrails} onChange={edit.guardrails} />
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
