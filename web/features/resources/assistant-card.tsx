import { MessageCircleQuestion, Send } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { AssistantAnswer } from './assistant-answer.tsx'
import { HandoffForm } from './handoff-form.tsx'
import { type Turn, toConversation, useAssistant } from './use-assistant.ts'

const FIRST_QUESTIONS = [
  'Why does my widget not show?',
  'How do I import my menu?',
  'When does my trial end?',
  'How do I teach a better answer?',
]

/** Help in a conversation: from the articles, and from how this dispensary stands. */
export function AssistantCard() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card aria-labelledby="assistant" className="overflow-hidden">
      <div className="flex flex-wrap items-center gap-4 px-5 py-5 sm:px-6">
        <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-wash text-brand-ink">
          <MessageCircleQuestion size={22} aria-hidden="true" />
        </span>
        <div className="min-w-52 flex-1">
          <h2 id="assistant" className="text-base font-semibold">
            AI Support Assistant
          </h2>
          <p className="text-ink-soft">
            Ask anything about eConcierge. It reads our articles and how your dispensary is set up.
          </p>
        </div>
        {!isOpen && (
          <Button look="primary" onClick={() => setOpen(true)}>
            Start Conversation
          </Button>
        )}
      </div>
      {isOpen && <Conversation />}
    </Card>
  )
}

function Conversation() {
  const { turns, send, retry, isBusy } = useAssistant()
  const [text, setText] = useState('')
  const [isHandingOff, setHandingOff] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    // The newest question stays on top, so that a long answer is read from its beginning.
    if (log.current === null) return
    const newest = [...log.current.querySelectorAll<HTMLElement>('[data-question]')].at(-1)
    if (newest !== undefined) log.current.scrollTop = newest.offsetTop - log.current.offsetTop
  }, [turns])
  return (
    <div className="border-t border-line bg-sunken">
      <div
        ref={log}
        role="log"
        aria-label="Conversation"
        tabIndex={0}
        className="max-h-112 space-y-3 overflow-y-auto px-5 py-4 -outline-offset-2! sm:px-6"
      >
        {turns.length === 0 && (
          <div className="flex flex-wrap gap-2">
            {FIRST_QUESTIONS.map((question) => (
              <Button key={question} size="small" onClick={() => send(question)}>
                {question}
              </Button>
            ))}
          </div>
        )}
        {turns.map((turn) => (
          <TurnView key={turn.id} turn={turn} isBusy={isBusy} onRetry={() => retry(turn)} onSuggestion={send} />
        ))}
      </div>
      <form
        className="flex gap-2 border-t border-line bg-surface px-5 py-3 sm:px-6"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() === '' || isBusy) return
          send(text.trim())
          setText('')
        }}
      >
        <input
          ref={input}
          aria-label="Your question"
          value={text}
          maxLength={600}
          placeholder="Type your question"
          onChange={(event) => setText(event.target.value)}
          className="h-10 min-w-0 flex-1 rounded-lg border border-line-strong bg-surface px-3 text-sm text-ink placeholder:text-ink-soft"
        />
        <Button
          type="submit"
          look="primary"
          className="h-10"
          disabled={isBusy || text.trim() === ''}
          icon={<Send size={15} aria-hidden="true" />}
        >
          Ask
        </Button>
      </form>
      {turns.length > 0 && (
        <div className="border-t border-line bg-surface px-5 py-3 sm:px-6">
          {isHandingOff ? (
            <HandoffForm conversation={toConversation(turns)} onClose={() => setHandingOff(false)} />
          ) : (
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
              Not what you needed?
              <Button size="small" onClick={() => setHandingOff(true)}>
                Ask our team by mail
              </Button>
            </p>
          )}
        </div>
      )}
    </div>
  )
}

type TurnProps = { turn: Turn; isBusy: boolean; onRetry: () => void; onSuggestion: (text: string) => void }

function TurnView({ turn, isBusy, onRetry, onSuggestion }: TurnProps) {
  return (
    <>
      <p data-question className="ml-auto w-fit max-w-[85%] rounded-card bg-brand px-4 py-2 break-words text-on-brand">
        <span className="sr-only">You: </span>
        {turn.question}
      </p>
      {turn.answer !== null && <AssistantAnswer answer={turn.answer} onSuggestion={onSuggestion} isBusy={isBusy} />}
      {turn.failed && (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-bad-ink">
          The assistant could not answer. Your question is still here.
          <Button size="small" onClick={onRetry}>
            Retry
          </Button>
        </p>
      )}
      {turn.answer === null && !turn.failed && (
        <p role="status" className="flex items-center gap-2 text-ink-soft">
          <Spinner size={14} /> Looking it up...
        </p>
      )}
    </>
  )
}
