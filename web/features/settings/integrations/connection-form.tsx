import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { findFieldFaults, PROVIDER_ENTRIES } from '#contract/integration-forms.ts'
import { isStoreProvider, RESULT_TEXTS, type TestResult } from '#contract/integration-providers.ts'
import type { Integration } from '#contract/integrations.ts'
import { ApiError, describeError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckboxField, TextField } from '#web/ui/field.tsx'
import { useConnect, useTestConnection } from './use-connection.ts'

type FormProps = { integration: Integration; menuSource: Integration | null }

/** What a connection needs. It is tested before it is stored; a stored key is never shown, and kept when left blank. */
export function ConnectionForm({ integration, menuSource }: FormProps) {
  const { provider, isConnected, isSandbox, settings, lastFour } = integration
  const keepsSecrets = isConnected && !isSandbox
  const [values, setValues] = useState<Record<string, string>>(settings)
  const [options, setOptions] = useState({
    useAsMenu: isConnected ? integration.isMenuSource : menuSource === null,
    readOrders: integration.readsOrders,
  })
  const [shownFaults, setShownFaults] = useState<Record<string, string>>({})
  const test = useTestConnection(provider)
  const connect = useConnect(provider, () => setValues(onlySettings))
  const onlySettings = (before: Record<string, string>) =>
    Object.fromEntries(
      PROVIDER_ENTRIES[provider].fields.filter((field) => !field.isSecret).map(({ key }) => [key, before[key] ?? '']),
    )
  const refused = connect.error ?? test.error
  const told = refused instanceof ApiError ? refused.fields : {}
  const attempt = (go: () => void) => {
    const faults = findFieldFaults(provider, values, keepsSecrets)
    setShownFaults(faults)
    if (Object.keys(faults).length === 0) go()
  }
  const change = (key: string, value: string) => {
    setValues({ ...values, [key]: value })
    setShownFaults({ ...shownFaults, [key]: '' })
    test.reset()
    connect.reset()
  }
  return (
    <form
      className="space-y-4"
      aria-label={`Connection to ${PROVIDER_ENTRIES[provider].name}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        attempt(() => connect.mutate({ fields: values, ...options }))
      }}
    >
      {PROVIDER_ENTRIES[provider].fields.map((field) => (
        <TextField
          key={field.key}
          label={field.label}
          required={field.isRequired && !(keepsSecrets && field.isSecret)}
          hint={keepsSecrets && field.isSecret ? keptHint(lastFour, field.isRequired) : field.hint}
          error={shownFaults[field.key] || told[`fields.${field.key}`] || undefined}
          type={field.isSecret ? 'password' : 'text'}
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
          value={values[field.key] ?? ''}
          onChange={(event) => change(field.key, event.target.value)}
        />
      ))}
      {isStoreProvider(provider) && (
        <>
          <CheckboxField
            label="Use its products as my menu"
            hint={
              menuSource !== null && menuSource.provider !== provider
                ? `Your menu comes from ${PROVIDER_ENTRIES[menuSource.provider].name} now. This one would take its place.`
                : isConnected && integration.isMenuSource
                  ? 'Your menu comes from here.'
                  : 'Its products take the place of the menu that you have now.'
            }
            checked={options.useAsMenu}
            onChange={(event) => setOptions({ ...options, useAsMenu: event.target.checked })}
          />
          <CheckboxField
            label="Read its orders"
            hint="Orders show what the concierge sells. Leave this out if your site reports its orders itself."
            checked={options.readOrders}
            onChange={(event) => setOptions({ ...options, readOrders: event.target.checked })}
          />
        </>
      )}
      {test.data !== undefined && <TestOutcome result={test.data.result} accountName={test.data.accountName} />}
      {refused !== null && (
        <p role="alert" className="flex items-start gap-2 rounded-lg bg-bad-wash px-4 py-3 text-bad-ink">
          <CircleAlert size={17} className="mt-0.5 shrink-0" aria-hidden="true" />
          {describeError(refused)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          look="primary"
          busy={connect.isPending}
          busyLabel="Connecting..."
          disabled={test.isPending}
        >
          {isConnected ? 'Save' : 'Connect'}
        </Button>
        <Button
          busy={test.isPending}
          busyLabel="Testing..."
          disabled={connect.isPending}
          onClick={() => attempt(() => test.mutate(values))}
        >
          Test connection
        </Button>
      </div>
    </form>
  )
}

function keptHint(lastFour: string | null, isRequired: boolean): string {
  if (!isRequired) return 'Leave blank to keep what is stored.'
  return lastFour === null
    ? 'Leave blank to keep the stored key.'
    : `Leave blank to keep the key that ends in ${lastFour}.`
}

function TestOutcome({ result, accountName }: { result: TestResult; accountName: string | null }) {
  const { title, advice } = RESULT_TEXTS[result]
  const isOk = result === 'ok'
  const Icon = isOk ? CircleCheck : CircleAlert
  return (
    <div
      role={isOk ? 'status' : 'alert'}
      className={`flex items-start gap-2 rounded-lg px-4 py-3 ${isOk ? 'bg-good-wash text-good-ink' : 'bg-bad-wash text-bad-ink'}`}
    >
      <Icon size={17} className="mt-0.5 shrink-0" aria-hidden="true" />
      <p>
        <strong className="font-semibold">{title}</strong> {isOk ? `It answers as ${accountName}.` : advice}
      </p>
    </div>
  )
}
