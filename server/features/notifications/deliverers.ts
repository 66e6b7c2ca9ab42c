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

/** What somebody answered to a text; null unless the provider signed it. `url` is the address it was sent to. */
export type ReadTextReply = (message: {
  url: string
  form: ReadonlyMap<string, string>
  signature: string
}) => { from: string; wish: 'stop' | 'start' | null } | null

/** Why a message was not taken. What fails for good is not tried again; who `hasStopped` gets no more texts. */
export class DeliveryFailed extends Error {
  readonly isForGood: boolean
  readonly hasStopped: boolean
  constructor(reason: string, options: { isForGood: boolean; hasStopped?: boolean }) {
    super(reason)
    this.isForGood = options.isForGood
    this.hasStopped = options.hasStopped ?? false
  }
}
