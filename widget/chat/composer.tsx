/**
 * @jsxRuntime classic
 * @jsx h
 */
import type { ChatView } from './chat-view.ts'
import { Icon } from './icons.tsx'
import { h } from './render.ts'

/** Where the shopper writes. Enter sends, Shift+Enter begins a new line; while an answer comes, the button stops it. */
export function Composer({ chat }: { chat: ChatView }) {
  const { texts } = chat
  const { state, session } = chat
  const answering = state.lines.some(({ fate }) => fate === 'streaming')
  const off = state.phase === 'choosing-customer' || state.trouble?.kind === 'unavailable'
  const placeholder = chat.agent?.theme.chatInputPlaceholder || texts.placeholder
  const send = (field: HTMLTextAreaElement | null) => {
    if (!field?.value.trim()) return
    chat.send(field.value)
    field.value = ''
    fit(field)
  }
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault()
        send(event.currentTarget.querySelector('textarea'))
      }}
    >
      <textarea
        data-focus={!off}
        rows={1}
        maxLength={2000}
        aria-label={placeholder}
        placeholder={placeholder}
        disabled={off}
        enterkeyhint="send"
        onInput={(event) => fit(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
          event.preventDefault()
          send(event.currentTarget)
        }}
      />
      <button
        class="icon main"
        type={answering ? 'button' : 'submit'}
        aria-label={answering ? texts.stop : texts.send}
        disabled={off}
        onClick={() => answering && session.stop()}
      >
        <Icon name={answering ? 'stop' : 'send'} />
      </button>
    </form>
  )
}

/** Grows the field with its lines, up to the height that its style allows. */
function fit(field: HTMLTextAreaElement) {
  field.style.height = 'auto'
  field.style.height = `${field.scrollHeight}px`
}
