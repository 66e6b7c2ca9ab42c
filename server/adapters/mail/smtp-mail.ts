import nodemailer from 'nodemailer'
import { type DeliverableMail, DeliveryFailed } from '#server/features/notifications/deliverers.ts'

const TIMEOUT_MS = 10_000
const FIRST_PERMANENT_CODE = 500

/** Sends mails through one SMTP server. `url` is `smtp://user:password@host:587` or `smtps://…`; `from` an address, with a name or without. */
export function createSmtpMail(options: { url: string; from: string }) {
  const transport = nodemailer.createTransport({
    url: options.url,
    pool: false,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = options.from.split('@')[1]?.replace(/[>\s]/g, '') ?? 'localhost'
  return async (mail: DeliverableMail): Promise<void> => {
    refuseInjection(mail)
    const { to, subject, text, html, replyTo } = mail
    try {
      await transport.sendMail({
        from: options.from,
        to: { name: '', address: to },
        subject,
        text,
        // A server that took the mail and could not say so gets the same name again and can drop the second.
        messageId: `<${mail.id}@${domain}>`,
        ...(html === null ? {} : { html }),
        ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
        headers: { 'Auto-Submitted': 'auto-generated', ...listHeaders(mail.unsubscribeUrl) },
      })
    } catch (error) {
      throw describeFailure(error)
    }
  }
}

/** RFC 2369 and, for the one click, RFC 8058. */
function listHeaders(unsubscribeUrl: string | null): Record<string, string> {
  if (unsubscribeUrl === null) return {}
  return { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

const ONE_ADDRESS = /^[^\s@<>"(),:;[\]\\]{1,64}@[^\s@<>"(),:;[\]\\]{1,190}$/

/** A line break in what becomes a header could add another one; a second address could add another reader. */
function refuseInjection({ to, replyTo, subject, unsubscribeUrl }: DeliverableMail): void {
  const lines = [subject, unsubscribeUrl ?? '']
  const isClean = lines.every((line) => !/[\r\n\0]/.test(line)) && !/[<>\s]/.test(unsubscribeUrl ?? '')
  const areAddresses = [to, ...(replyTo === null ? [] : [replyTo])].every((address) => ONE_ADDRESS.test(address))
  if (!isClean || !areAddresses) throw new DeliveryFailed('It cannot be addressed safely', { isForGood: true })
}

function describeFailure(error: unknown): DeliveryFailed {
  const code = numberAt(error, 'responseCode')
  if (code !== null)
    return new DeliveryFailed(`The mail server answered ${code}`, {
      isForGood: code >= FIRST_PERMANENT_CODE && !isLogin(error),
    })
  return new DeliveryFailed('The mail server cannot be reached', { isForGood: false })
}

/** A wrong password is the operator's to mend, not the mail's end. */
function isLogin(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EAUTH'
}

function numberAt(error: unknown, name: 'responseCode'): number | null {
  if (typeof error !== 'object' || error === null || !(name in error)) return null
  return typeof error[name] === 'number' ? error[name] : null
}
