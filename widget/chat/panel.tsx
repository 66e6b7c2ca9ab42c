/**
 * @jsxRuntime classic
 * @jsx h
 */
import type { CustomerType } from './chat-session.ts'
import type { ChatView } from './chat-view.ts'
import { Composer } from './composer.tsx'
import { contactParts, MessageItem } from './message-item.tsx'
import { PanelHeader } from './panel-header.tsx'
import { h } from './render.ts'
import { sentences } from './sentences.ts'
import { fill } from './texts/language.ts'

/** The whole chat. Drawn anew from `chat` at each change; it keeps nothing of its own. */
export function Panel(chat: ChatView) {
  const { texts } = chat
  const { state, view } = chat
  const theme = chat.agent?.theme
  const last = state.lines.at(-1)
  const silent = last?.role === 'user' && last.fate === 'streaming'
  return [
    <PanelHeader chat={chat} />,
    <div class="scroll" tabIndex={0} role="region" aria-label={texts.conversation}>
      {theme?.welcomeTitle && <h2>{theme.welcomeTitle}</h2>}
      {theme?.welcomeSubtitle && <div class="muted">{theme.welcomeSubtitle}</div>}
      {state.greeting && <div class="bubble">{state.greeting}</div>}
      {chat.agent?.contact && (
        <div class="muted">
          {texts.person}: {contactParts(chat.agent.contact)}
        </div>
      )}
      {view.openingWords && <div class="bubble">{view.openingWords}</div>}
      {state.lines.map((shown) => (
        <MessageItem shown={shown} chat={chat} />
      ))}
      {(silent || state.phase === 'connecting') && !state.trouble && (
        <div class="bubble dots" role="img" aria-label={texts.thinking}>
          <i />
          <i />
          <i />
        </div>
      )}
      <Question chat={chat} />
    </div>,
    <Notice chat={chat} />,
    view.extra?.(chat),
    <QuickReplies chat={chat} />,
    <Composer chat={chat} />,
    <footer>{texts.disclosure}</footer>,
    <Narration chat={chat} />,
  ]
}

/** For screen readers: the answer that is arriving, a line more for each of its sentences. */
function Narration({ chat }: { chat: ChatView }) {
  const { state, texts } = chat
  const last = state.lines.at(-1)
  const heard = last?.live ? sentences(last.text, last.fate === 'done') : []
  const count = last?.live && last.fate === 'done' && last.products.length
  return (
    <div class="sr" role="log">
      {heard.map((sentence) => (
        <p>{sentence}</p>
      ))}
      {count && <p>{fill(texts.shown, { count })}</p>}
    </div>
  )
}

/** What has to be known before the talk goes on: the kind of customer, or the age. */
function Question({ chat }: { chat: ChatView }) {
  const { texts, agent } = chat
  const { phase, ageGate } = chat.state
  const say = (text: string) => fill(text, { age: ageGate?.minimumAge ?? '' })
  if (phase === 'choosing-customer') {
    const choose = (type: CustomerType) => chat.session.chooseCustomer(type).then(chat.focus)
    return (
      <div class="card" role="group">
        <b>{agent?.theme.customerTypeQuestion || texts.customerQuestion}</b>
        <button class="main" onClick={() => choose('new')}>
          {texts.new}
        </button>
        <button class="main" onClick={() => choose('returning')}>
          {texts.returning}
        </button>
      </div>
    )
  }
  if (phase !== 'ready' || !isAsking(chat)) return null
  const confirm = (confirmed: boolean) => chat.session.confirmAge(confirmed).then(chat.focus)
  return (
    <div class="card" role="group">
      <b>{say(texts.ageTitle)}</b>
      <span class="muted">{texts.ageText}</span>
      <button class="main" onClick={() => confirm(true)}>
        {say(texts.ageYes)}
      </button>
      <button class="reply" onClick={() => confirm(false)}>
        {texts.ageNo}
      </button>
    </div>
  )
}

const isAsking = ({ state: { ageGate } }: ChatView) => ageGate?.required && !ageGate.confirmed

function Notice({ chat }: { chat: ChatView }) {
  const { trouble } = chat.state
  const text = trouble ? fill(chat.texts[trouble.kind], trouble) : chat.view.hint
  return text ? (
    <div class="row notice" role="alert">
      {text}
    </div>
  ) : null
}

/** What could be said next: of the last answer, or of the greeting while nothing was said. */
function QuickReplies({ chat }: { chat: ChatView }) {
  const { lines, quickReplies, phase } = chat.state
  const last = lines.at(-1)
  if (isAsking(chat) || phase !== 'ready' || last?.fate === 'streaming') return null
  return (
    <div class="replies" role="group" aria-label={chat.texts.suggestions}>
      {(last ?? { quickReplies }).quickReplies.map((reply) => (
        <button class="reply" onClick={() => chat.send(reply)}>
          {reply}
        </button>
      ))}
    </div>
  )
}
