/**
 * @jsxRuntime classic
 * @jsx h
 * @jsxFrag Fragment
 */
import type { ChatView } from './chat-view.ts'
import { Composer } from './composer.tsx'
import { contactParts, MessageItem } from './message-item.tsx'
import { PanelHeader } from './panel-header.tsx'
import { Fragment, h } from './render.ts'
import { sentences } from './sentences.ts'
import { fill } from './texts/language.ts'

/** The whole chat. Drawn anew from `chat` at each change; it keeps nothing of its own. */
export function Panel(chat: ChatView) {
  const { texts } = chat.language
  const { state, view } = chat
  const theme = chat.agent?.theme
  const last = state.messages.at(-1)
  const silent = last?.role === 'user' && last.status === 'streaming'
  return (
    <>
      <PanelHeader chat={chat} />
      <div class="scroll" tabIndex={0} role="region" aria-label={texts.conversation}>
        {theme?.welcomeTitle && <h2>{theme.welcomeTitle}</h2>}
        {theme?.welcomeSubtitle && <div class="muted">{theme.welcomeSubtitle}</div>}
        {state.greeting && <div class="bubble">{state.greeting}</div>}
        {view.openingWords && <div class="bubble">{view.openingWords}</div>}
        {state.messages.map((shown) => (
          <MessageItem shown={shown} chat={chat} />
        ))}
        {(silent || state.phase === 'connecting') && !state.trouble && (
          <div class="bubble dots" role="img" aria-label={silent ? texts.thinking : texts.connecting}>
            <i />
            <i />
            <i />
          </div>
        )}
        <CustomerChoice chat={chat} />
        <AgeQuestion chat={chat} />
      </div>
      <Notice chat={chat} />
      {view.extra?.(chat)}
      <QuickReplies chat={chat} />
      <Composer chat={chat} />
      <footer class="muted">
        {texts.disclosure}{' '}
        {chat.agent?.contact && [texts.person, ': ', contactParts(chat.agent.contact)]}
      </footer>
      <Narration chat={chat} />
    </>
  )
}

/** For screen readers: the answer that is arriving, a line more for each of its sentences. */
function Narration({ chat }: { chat: ChatView }) {
  const { state, language } = chat
  const last = state.messages.at(-1)
  const heard = last?.live ? sentences(last.text, last.status === 'done') : []
  const count = last?.live && last.status === 'done' && last.products.length
  return (
    <div class="sr" role="log">
      {heard.map((sentence) => (
        <p>{sentence}</p>
      ))}
      {count && <p>{fill(language.texts.shown, { count })}</p>}
    </div>
  )
}

function CustomerChoice({ chat }: { chat: ChatView }) {
  const { texts } = chat.language
  if (chat.state.phase !== 'choosing-customer') return null
  const question = chat.agent?.theme.customerTypeQuestion || texts.customerQuestion
  return (
    <div class="card" role="group" aria-label={question}>
      <b>{question}</b>
      {(['new', 'returning'] as const).map((type) => (
        <button class="main" onClick={() => chat.session.chooseCustomer(type).then(chat.focus)}>
          {texts[type]}
        </button>
      ))}
    </div>
  )
}

function AgeQuestion({ chat }: { chat: ChatView }) {
  const { texts } = chat.language
  const { ageGate, phase } = chat.state
  if (phase !== 'ready' || !ageGate?.required || ageGate.confirmed) return null
  const say = (text: string) => fill(text, { age: ageGate.minimumAge })
  return (
    <div class="card" role="group" aria-label={say(texts.ageTitle)}>
      <b>{say(texts.ageTitle)}</b>
      <span class="muted">{texts.ageText}</span>
      {[true, false].map((confirmed) => (
        <button
          class={confirmed ? 'main' : 'reply'}
          onClick={() => chat.session.confirmAge(confirmed).then(chat.focus)}
        >
          {confirmed ? say(texts.ageYes) : texts.ageNo}
        </button>
      ))}
    </div>
  )
}

function Notice({ chat }: { chat: ChatView }) {
  const { trouble } = chat.state
  const text = trouble ? fill(chat.language.texts[trouble.kind], trouble) : chat.view.hint
  return text ? (
    <div class="row notice" role="alert">
      {text}
    </div>
  ) : null
}

/** What could be said next: of the last answer, or of the greeting while nothing was said. */
function QuickReplies({ chat }: { chat: ChatView }) {
  const { messages, quickReplies, phase, ageGate } = chat.state
  const last = messages.at(-1)
  const asking = ageGate?.required && !ageGate.confirmed
  if (asking || phase !== 'ready' || last?.status === 'streaming') return null
  return (
    <div class="replies" role="group" aria-label={chat.language.texts.suggestions}>
      {(last ?? { quickReplies }).quickReplies.map((reply) => (
        <button class="reply" onClick={() => chat.send(reply)}>
          {reply}
        </button>
      ))}
    </div>
  )
}
