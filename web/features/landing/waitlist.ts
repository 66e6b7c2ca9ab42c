import { checkEmail } from '#contract/signup-rules.ts'
import { createApiClient } from '#web/lib/api-client.ts'
import { ApiError, describeError } from '#web/lib/api-error.ts'

const api = createApiClient({ baseUrl: '/api', readToken: () => null, onUnauthorized: () => {} })

/** Makes the Join Waitlist buttons of the pricing section open the form, and the form store an address. */
export function offerWaitlist(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#waitlist')
  const form = dialog?.querySelector('form')
  const email = dialog?.querySelector('input')
  if (!dialog || !form || !email) return
  for (const button of document.querySelectorAll('[data-waitlist]')) {
    button.addEventListener('click', () => {
      dialog.showModal()
      email.focus()
    })
  }
  dialog.querySelector('[data-close]')?.addEventListener('click', () => dialog.close())
  email.addEventListener('input', () => showError(email, ''))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void join(form, email)
  })
}

async function join(form: HTMLFormElement, email: HTMLInputElement): Promise<void> {
  const fault = checkEmail(email.value).email
  if (fault !== undefined) {
    showError(email, fault)
    email.focus()
    return
  }
  const submit = form.querySelector<HTMLButtonElement>('[type="submit"]')
  if (!submit || submit.disabled) return
  submit.disabled = true
  submit.textContent = 'Sending...'
  try {
    await api('POST /waitlist', { body: { email: email.value } })
    const done = form.querySelector('#waitlist-done')
    if (done) done.textContent = `You are on the list. We will write to ${email.value.trim()}.`
    form.querySelector('#waitlist-fields')?.remove()
    submit.remove()
  } catch (error) {
    showError(email, error instanceof ApiError ? (error.fields.email ?? error.message) : describeError(error))
    submit.disabled = false
    submit.textContent = 'Join Waitlist'
  }
}

function showError(email: HTMLInputElement, text: string): void {
  if (text === '') email.removeAttribute('aria-invalid')
  else email.setAttribute('aria-invalid', 'true')
  const shown = document.getElementById('waitlist-error')
  if (shown) shown.textContent = text
}
