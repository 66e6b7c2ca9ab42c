import { Link, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import type { AgentDraft, MenuSummary, PendingSignup } from '#contract/signup.ts'
import { api } from '#web/lib/api.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { session } from '#web/lib/session.tsx'
import { stored } from '#web/lib/storage.ts'
import { paths } from '#web/paths.ts'
import { BackLink } from '#web/shell/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { AgentPreview } from './agent-preview.tsx'
import { FormFailure } from './form-failure.tsx'
import { MenuFields } from './menu-fields.tsx'
import { GuardrailFields, LookFields, PersonaFields } from './persona-fields.tsx'
import { PendingGate } from './pending-gate.tsx'
import { restoreDraft } from './restore-draft.ts'
import { forgetSignup } from './signup-storage.ts'
import { SetupProgress } from './steps.tsx'
import { useForm } from './use-form.ts'
import { requireSignupToken } from './use-pending-signup.ts'

const SAVE_AFTER_MS = 800

/** Step 4 of 4: the first agent, and a conversation with it while it is being built. */
export function AgentBuilderScreen() {
  usePageTitle('Agent builder')
  return (
    <>
      <div className="mx-auto max-w-[44rem] lg:max-w-none">
        <SetupProgress current={4} />
        <BackLink to={paths.signupBusinessSetup} className="mt-6">
          Back
        </BackLink>
        <h1 className="mt-4 text-lg font-semibold tracking-tight sm:text-2xl">Build Your Agent</h1>
        <p className="mt-1 text-ink-soft">Shape how it speaks and what it sells. Try it as you go.</p>
      </div>
      <PendingGate>{(pending) => <AgentBuilder pending={pending} />}</PendingGate>
    </>
  )
}

function AgentBuilder({ pending }: { pending: PendingSignup }) {
  const [menu, setMenu] = useState<MenuSummary | null>(pending.menu)
  const control = useAgentForm(pending, menu)
  const { form, errors, edit, submit, busy, failure, element } = control
  useAutosave(form)
  return (
    <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <form
        ref={element}
        noValidate
        aria-label="Agent"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        className="min-w-0 space-y-6"
      >
        <PersonaFields form={form} errors={errors} edit={edit} />
        <MenuFields form={form} errors={errors} edit={edit} menu={menu} onMenu={setMenu} />
        <GuardrailFields form={form} errors={errors} edit={edit} />
        <LookFields form={form} errors={errors} edit={edit} />
        <FormFailure failure={failure}>
          {failure?.message.includes('payment method') === true && (
            <Link to={paths.signupPayment} className="mt-1 inline-block font-semibold underline underline-offset-4">
              Add a payment method
            </Link>
          )}
        </FormFailure>
        <Button type="submit" look="primary" size="large" className="w-full" busy={busy} busyLabel="Saving...">
          Finish & Open My Dashboard
        </Button>
      </form>
      <AgentPreview agent={form} menuVersion={menu === null ? '' : JSON.stringify(menu)} />
    </div>
  )
}

function useAgentForm(pending: PendingSignup, menu: MenuSummary | null) {
  const navigate = useNavigate()
  const keep = useCallback((form: AgentDraft) => stored.agentDraft.write(form), [])
  return useForm<AgentDraft>({
    start: () => restoreDraft(pending.agent, stored.agentDraft.read()),
    check: (form) => ({
      ...(form.agentName.trim() === '' ? { agentName: 'Agent name is required' } : {}),
      ...(form.menu === 'csv' && menu === null ? { menu: 'Please upload your menu, or choose the sample menu.' } : {}),
    }),
    keep,
    send: async (form) => {
      const owner = await api('POST /signup/complete', { body: { signupToken: requireSignupToken(), agent: form } })
      forgetSignup()
      session.start(owner)
      await navigate({ to: paths.performance, replace: true })
    },
  })
}

/** The server keeps the draft too, so that another browser can go on with it. What does not reach it is sent with the end. */
function useAutosave(agent: AgentDraft) {
  useEffect(() => {
    if (agent.agentName.trim() === '') return
    const timer = setTimeout(() => {
      const signupToken = stored.signupToken.read()
      if (signupToken === null) return
      api('POST /signup/agent', { body: { signupToken, agent } }).catch(() => {})
    }, SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [agent])
}
