/**
 * @jsxRuntime classic
 * @jsx h
 */
import { statusOf } from './chat-api.ts'
import type { ChatView } from './chat-view.ts'
import { Icon } from './icons.tsx'
import { contactParts } from './message-item.tsx'
import type { SheetKind } from './open-sheet.ts'
import { type Child, h } from './render.ts'
import css from './sheets.css?inline'
import { enSheets, type SheetTexts } from './texts/en-sheets.ts'
import { esSheets } from './texts/es-sheets.ts'
import { fill } from './texts/language.ts'
import { wear } from './wear.ts'

/** Whether the shop was told, when a person is there, and how else to reach them. */
type HandoffPromise = { sent: boolean; when: string; contact: string | null }
type Asked = { busy: boolean; problem: string; promise: HandoffPromise | null }

/** Shows a sheet over the chat until it is closed; what stood there before then stands there again. */
export function showSheet(chat: ChatView, kind: SheetKind, root: Node) {
  // Nobody is asked about a chat in which nothing was said.
  if (kind === 'farewell' && !chat.state.lines.some((shown) => shown.messageId && shown.role === 'assistant'))
    return chat.startAnew()
  wear(root, css)
  const before = chat.view.extra
  const asked: Asked = { busy: false, problem: '', promise: null }
  const texts = /^es/i.test(chat.lang) ? esSheets : enSheets
  const body = kind === 'handoff' ? Handoff : Farewell
  chat.look({
    comparing: true,
    menuOpen: false,
    extra: () => (chat.view.comparing ? Sheet({ chat, texts, kind, body: body(chat, texts, asked) }) : before?.(chat)),
  })
  chat.focus()
}

function Sheet({ chat, texts, kind, body }: { chat: ChatView; texts: SheetTexts; kind: SheetKind; body: Child }) {
  const title = texts[`${kind}Title`]
  return (
    <section class="sheet" role="dialog" aria-modal="true" aria-label={title}>
      <header>
        <b class="grow">{title}</b>
        <button class="icon" data-focus aria-label={texts.back} onClick={() => close(chat)}>
          <Icon name="close" />
        </button>
      </header>
      <div class="ask">{body}</div>
    </section>
  )
}

function close(chat: ChatView) {
  chat.look({ comparing: false })
  chat.focus()
}

function Handoff(chat: ChatView, texts: SheetTexts, asked: Asked) {
  const { promise } = asked
  if (promise) return <Promised promise={promise} texts={texts} />
  return [
    <p>{texts.handoffText}</p>,
    <label>
      {texts.note}
      <textarea maxLength={1000} dir="auto" />
    </label>,
    chat.agent?.theme.collectEmail && (
      <label>
        {texts.email}
        <input type="email" autocomplete="email" maxLength={254} />
      </label>
    ),
    chat.agent?.theme.collectEmail && (
      <label class="tick">
        <input type="checkbox" />
        <span>{newsWords(chat, texts)}</span>
      </label>
    ),
    <button
      class="main"
      disabled={asked.busy}
      onClick={(event) => send(chat, texts, { asked, button: event.currentTarget })}
    >
      {texts.send}
    </button>,
    <div role="alert">{asked.problem}</div>,
  ]
}

function Promised({ promise, texts }: { promise: HandoffPromise; texts: SheetTexts }) {
  const { sent, when, contact } = promise
  return (
    <div role="status">
      <b>{sent ? texts.sent : texts.notSent}</b>
      {sent && <p>{when}</p>}
      {contact && [<p>{texts.reach}</p>, <p>{contactParts(contact)}</p>]}
    </div>
  )
}

/** What is ticked is sent along, word for word: it is what the shopper agreed to. */
const newsWords = (chat: ChatView, texts: SheetTexts) => fill(texts.news, { shop: chat.agent?.businessName ?? '' })

async function send(chat: ChatView, texts: SheetTexts, { asked, button }: { asked: Asked; button: Element }) {
  const field = <Kind extends 'input' | 'textarea'>(kind: Kind) => button.parentElement?.querySelector(kind)
  const note = field('textarea')?.value.trim() ?? ''
  const email = field('input')
  const { key } = chat.session
  const { post } = chat.session.options.api
  const tell = (change: Partial<Asked>) => {
    Object.assign(asked, change)
    chat.look({})
  }
  const box = button.parentElement?.querySelector<HTMLInputElement>('[type=checkbox]')
  const newsConsent = box?.checked ? newsWords(chat, texts) : undefined
  if (email && (!email.checkValidity() || (newsConsent && !email.value))) return tell({ problem: texts.emailWrong })
  if (!note && !chat.state.lines[0]) return tell({ problem: texts.noteMissing })
  if (!key || !post) return tell({ promise: { sent: false, when: '', contact: chat.agent?.contact ?? null } })
  tell({ busy: true, problem: '' })
  try {
    tell({
      promise: await post<HandoffPromise>(key, '/handoff', { note, email: email?.value || undefined, newsConsent }),
    })
    // What was pressed is gone, and the focus with it.
    chat.focus()
  } catch (error) {
    tell({ busy: false, problem: statusOf(error) === 429 ? texts.busy : texts.failed })
  }
}

const RATINGS = [1, 2, 3, 4, 5]

function Farewell(chat: ChatView, texts: SheetTexts) {
  const rate = (rating: number) => {
    const { key } = chat.session
    if (key) chat.session.options.api.post?.(key, '/feedback', { rating }).catch(() => {})
    chat.startAnew()
  }
  return [
    <p>{texts.scale}</p>,
    <div class="stars" role="group" aria-label={texts.farewellTitle}>
      {RATINGS.map((rating) => (
        <button aria-label={fill(texts.of, { rating })} onClick={() => rate(rating)}>
          {rating}
        </button>
      ))}
    </div>,
    <button class="reply" onClick={chat.startAnew}>
      {texts.skip}
    </button>,
  ]
}
