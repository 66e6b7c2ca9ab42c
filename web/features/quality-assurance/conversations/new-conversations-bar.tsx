import { ArrowUp } from 'lucide-react'
import { formatNoun } from '#web/lib/format.ts'

type NewConversationsBarProps = { count: number; isFiltered: boolean; onShow: () => void }

/** Says that the list has grown, without moving a row until it is asked to. */
export function NewConversationsBar({ count, isFiltered, onShow }: NewConversationsBarProps) {
  const text = formatNoun(count, 'new conversation')
  return (
    <div role="status">
      {count > 0 && (
        <button
          type="button"
          onClick={onShow}
          className="flex w-full items-center justify-center gap-2 border-t border-line bg-brand-wash px-4 py-2 font-medium text-brand-ink -outline-offset-2! hover:underline"
        >
          <ArrowUp size={15} aria-hidden="true" />
          {isFiltered ? `${text}, before filters` : text}
        </button>
      )}
    </div>
  )
}
