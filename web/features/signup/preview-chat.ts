import type { AgentDraft } from '#contract/signup.ts'
import { api } from '#web/lib/api.ts'
import type { PreviewCalls } from '#web/lib/preview-chat.ts'
import { requireSignupToken } from './use-pending-signup.ts'

/** The agent as it is being built, before anyone has signed in. */
export function previewCalls(agent: AgentDraft): PreviewCalls {
  return {
    greet: () => api('POST /signup/preview', { body: { signupToken: requireSignupToken(), agent } }),
    answer: ({ history, text, ageConfirmed }) =>
      api('POST /signup/preview/message', {
        body: { signupToken: requireSignupToken(), agent, history, text, ageConfirmed },
      }),
    asksAge: () => agent.guardrails.ageVerification,
  }
}
