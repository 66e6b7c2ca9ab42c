export type DeliverableMail = {
  id: string
  to: string
  replyTo: string | null
  subject: string
  text: string
  html: string | null
  unsubscribeUrl: string | null
}

export type DeliverableText = { id: string; to: string; text: string }

/** Hands a message over; throws `DeliveryFailed` when it was not taken. */
export type Deliverers = {
  /** Null where no mail server is configured: mails wait in the outbox. */
  mail: ((mail: DeliverableMail) => Promise<void>) | null
  text: ((message: DeliverableText) => Promise<void>) | null
}

/** Why a message was not taken. What fails for good is not tried again. */
export class DeliveryFailed extends Error {
  readonly isForGood: boolean
  constructor(reason: string, options: { isForGood: boolean }) {
    super(reason)
    this.isForGood = options.isForGood
  }
}
