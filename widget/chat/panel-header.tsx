/**
 * @jsxRuntime classic
 * @jsx h
 */
import { safeUrl } from '#widget/safe-url.ts'
import type { ChatView } from './chat-view.ts'
import { Icon } from './icons.tsx'
import { openSheet } from './open-sheet.ts'
import { h } from './render.ts'

/** Who is speaking, that it is an AI, and the way out. */
export function PanelHeader({ chat }: { chat: ChatView }) {
  const { texts } = chat
  const { view, look } = chat
  const { agent } = chat
  const theme = agent?.theme
  const face = safeUrl(theme?.avatarUrl || (theme?.showLogo && theme.logoUrl) || '', chat.origin)
  return (
    <header>
      <span class="picture">{face ? <img src={face} alt="" /> : <Icon name="leaf" />}</span>
      <div class="grow">
        <b>{theme?.avatarName || agent?.name}</b>
        <div>{[texts.aiAssistant, theme?.businessName || agent?.businessName].filter(Boolean).join(' · ')}</div>
      </div>
      <button
        class="icon"
        aria-label={texts.menu}
        aria-expanded={view.menuOpen}
        onClick={() => look({ menuOpen: !view.menuOpen })}
      >
        <Icon name="menu" />
      </button>
      {chat.floating && (
        <button class="icon" aria-label={texts.close} onClick={chat.close}>
          <Icon name="close" />
        </button>
      )}
      {view.menuOpen && (
        <div class="menu">
          <button onClick={() => chat.send(texts.person)}>{texts.person}</button>
          <button onClick={(event) => openSheet(chat, 'farewell', event.currentTarget)}>{texts.startAnew}</button>
        </div>
      )}
    </header>
  )
}
