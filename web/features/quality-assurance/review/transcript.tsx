import { ThumbsDown, ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ConversationDetails } from '#contract/conversations.ts'
import { Can } from '#web/lib/can.tsx'
import { formatTimeOfDay } from '#web/lib/format.ts'
import { useUser } from '#web/lib/session.tsx'
import { AnswerTrace } from './answer-trace.tsx'
import type { ProductNames } from './describe-trace.ts'
import { MessageActions } from './message-actions.tsx'
import { ShownProductCard } from './shown-product-card.tsx'

type Message = ConversationDetails['messages'][number]

/** What was said, with the product cards as the shopper saw them. Plain text: nothing in it is run or followed. */
export function Transcript({ conversation }: { conversation: ConversationDetails }) {
  const products = conversation.messages.flatMap((message) => message.products)
  const names = new Map(products.map((product) => [product.productId, product.name]))
  return (
    <ol className="space-y-4">
      {conversation.greeting !== '' && (
        <li className="max-w-[85%]">
          <Author name="eConcierge" detail="Greeting" />
          <p className="rounded-card rounded-tl-sm bg-sunken px-3.5 py-2.5 break-words whitespace-pre-wrap">
            {conversation.greeting}
          </p>
        </li>
      )}
      {conversation.messages.map((message, index) =>
        message.role === 'user' ? (
          <ShopperMessage key={message.messageId} message={message} />
        ) : (
          <AssistantMessage key={message.messageId} message={message} names={names}>
            <Can permission="edit_knowledge">
              <MessageActions
                conversationId={conversation.id}
                message={message}
                question={questionBefore(conversation.messages, index)}
              />
            </Can>
          </AssistantMessage>
        ),
      )}
    </ol>
  )
}

function ShopperMessage({ message }: { message: Message }) {
  const { timeZone } = useUser()
  return (
    <li className="ml-auto flex max-w-[85%] flex-col items-end">
      <Author name="Shopper" detail={formatTimeOfDay(message.createdAt, timeZone)} />
      <p className="rounded-card rounded-tr-sm bg-brand-wash px-3.5 py-2.5 break-words whitespace-pre-wrap">
        {message.text}
      </p>
    </li>
  )
}

type AssistantMessageProps = { message: Message; names: ProductNames; children: ReactNode }

function AssistantMessage({ message, names, children }: AssistantMessageProps) {
  const { timeZone } = useUser()
  return (
    <li className="max-w-[92%]">
      <Author name="eConcierge" detail={formatTimeOfDay(message.createdAt, timeZone)} />
      <div className="rounded-card rounded-tl-sm bg-sunken px-3.5 py-2.5">
        <p className="break-words whitespace-pre-wrap">{message.text}</p>
        {message.products.length > 0 && (
          <ul className="mt-3 grid gap-2 sm:grid-cols-2">
            {message.products.map((product) => (
              <ShownProductCard key={product.productId} product={product} />
            ))}
          </ul>
        )}
        {message.quickReplies.length > 0 && (
          <ul aria-label="Suggested replies" className="mt-3 flex flex-wrap gap-1.5">
            {message.quickReplies.map((reply) => (
              <li key={reply} className="rounded-full border border-line bg-surface px-2.5 py-0.5 text-xs">
                {reply}
              </li>
            ))}
          </ul>
        )}
      </div>
      {message.feedback !== null && <Feedback feedback={message.feedback} />}
      <AnswerTrace message={message} names={names} />
      {children}
    </li>
  )
}

/** What the shopper said last before an answer. */
function questionBefore(messages: readonly Message[], index: number): string {
  return messages.slice(0, index).findLast((message) => message.role === 'user')?.text ?? ''
}

function Author({ name, detail }: { name: string; detail: string }) {
  return (
    <p className="mb-1 text-xs text-ink-soft">
      <span className="font-medium text-ink">{name}</span> · {detail}
    </p>
  )
}

function Feedback({ feedback }: { feedback: 'helpful' | 'unhelpful' }) {
  const Icon = feedback === 'helpful' ? ThumbsUp : ThumbsDown
  return (
    <p className="mt-1.5 flex items-center gap-1.5 text-xs text-ink-soft">
      <Icon size={13} aria-hidden="true" />
      {feedback === 'helpful' ? 'The shopper found this helpful' : 'The shopper did not find this helpful'}
    </p>
  )
}
