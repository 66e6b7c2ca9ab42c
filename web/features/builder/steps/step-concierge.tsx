import { Link } from '@tanstack/react-router'
import type { InheritedLook } from '#contract/agents.ts'
import type { WidgetTheme } from '#contract/widget-config.ts'
import { BuilderSection } from '#web/features/builder/builder-fields.tsx'
import type { StepProps } from '#web/features/builder/document-edit.ts'
import type { Choices } from '#web/lib/choices.ts'
import { paths } from '#web/paths.ts'
import { ChoiceField } from '#web/ui/choice-field.tsx'
import { CheckboxField, TextAreaField, TextField } from '#web/ui/field.tsx'
import { MoreOfTheWidget } from './more-of-the-widget.tsx'
import { VoiceAndRules } from './voice-and-rules.tsx'

const SIZES: Choices<WidgetTheme['iconSize']> = {
  small: 'Small (96px)',
  medium: 'Medium (128px)',
  large: 'Large (160px)',
  'extra-large': 'Extra large (192px)',
}

type StepConciergeProps = StepProps & { inherited: InheritedLook; nameError: string | undefined }

/** Step 1: how the widget looks and what it says first. */
export function StepConcierge({ document, edit, inherited, nameError }: StepConciergeProps) {
  const { theme } = document
  return (
    <div className="space-y-5">
      <BuilderSection title="Widget appearance">
        <BrandLook theme={theme} hasLogo={(inherited.logoUrl ?? theme.logoUrl) !== ''} />
        <ChoiceField
          label="Widget size"
          hint="Of the button in the corner. Phones always get a smaller one."
          choices={SIZES}
          value={theme.iconSize}
          onChange={(iconSize) => edit.theme({ iconSize })}
        />
        <div>
          <CheckboxField
            label="Glow effect"
            hint="A soft light around the button, in your secondary color."
            checked={theme.glowEffect}
            onChange={(event) => edit.theme({ glowEffect: event.target.checked })}
          />
          <Link
            to={paths.settings}
            search={{ tab: 'branding' }}
            className="ml-7 inline-block py-1 text-xs font-medium text-brand-ink underline underline-offset-4"
          >
            Change the glow color in Settings
          </Link>
        </div>
        <CheckboxField
          label="Logo background"
          hint="Puts your logo on your primary color. Off shows the logo alone."
          checked={theme.useLogoBackground}
          onChange={(event) => edit.theme({ useLogoBackground: event.target.checked })}
        />
        <CheckboxField
          label="Stick on scroll"
          hint="The button stays in sight while the page is scrolled."
          checked={theme.stickOnScroll}
          onChange={(event) => edit.theme({ stickOnScroll: event.target.checked })}
        />
      </BuilderSection>
      <FirstWords document={document} edit={edit} nameError={nameError} />
      <VoiceAndRules document={document} edit={edit} />
      <MoreOfTheWidget document={document} edit={edit} />
    </div>
  )
}

function BrandLook({ theme, hasLogo }: { theme: WidgetTheme; hasLogo: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-sunken px-4 py-3">
      <span className="flex items-center gap-2">
        {[theme.primaryColor, theme.secondaryColor].map((color, at) => (
          <span
            key={at === 0 ? 'primary' : 'secondary'}
            title={`${at === 0 ? 'Primary' : 'Secondary'} color ${color}`}
            style={{ background: color }}
            className="size-7 rounded-full border border-line"
          />
        ))}
        {hasLogo && <img src={theme.logoUrl} alt="Your logo" className="h-7 max-w-24 object-contain" />}
      </span>
      <p className="min-w-0 flex-1 text-xs text-ink-soft">
        {hasLogo ? 'Logo and colors' : 'Colors'} come from Settings{hasLogo ? '' : '; there is no logo yet'}.{' '}
        <Link
          to={paths.settings}
          search={{ tab: 'account' }}
          className="font-medium whitespace-nowrap text-brand-ink underline underline-offset-4"
        >
          Change in Settings
        </Link>
      </p>
    </div>
  )
}

const GREETING_OFF = 'Handled by Authentication Flow'

function FirstWords({ document, edit, nameError }: StepProps & { nameError: string | undefined }) {
  const { brief, theme } = document
  const asks = theme.requestAuthentication
  return (
    <BuilderSection title="First words">
      <TextField
        label="Agent name"
        required
        maxLength={60}
        value={brief.personality.name}
        error={nameError}
        onChange={(event) => edit.personality({ name: event.target.value })}
      />
      <CheckboxField
        label="Request authentication"
        hint="Shoppers first say whether they are new or returning. Each is welcomed as set in step 2."
        checked={asks}
        onChange={(event) => edit.theme({ requestAuthentication: event.target.checked })}
      />
      <TextField
        label="Welcome title"
        maxLength={300}
        value={theme.welcomeTitle}
        onChange={(event) => edit.theme({ welcomeTitle: event.target.value })}
      />
      <TextField
        label="Customer type question"
        maxLength={300}
        value={theme.customerTypeQuestion}
        onChange={(event) => edit.theme({ customerTypeQuestion: event.target.value })}
      />
      <TextAreaField
        label="Agent greeting"
        maxLength={1000}
        disabled={asks}
        hint="Leave empty for the built-in greeting. {dispensaryName} is filled in."
        value={asks ? GREETING_OFF : brief.customWelcome}
        onChange={(event) => edit.brief({ customWelcome: event.target.value })}
      />
      <TextField
        label="Chat input placeholder"
        maxLength={300}
        value={theme.chatInputPlaceholder}
        onChange={(event) => edit.theme({ chatInputPlaceholder: event.target.value })}
      />
    </BuilderSection>
  )
}
