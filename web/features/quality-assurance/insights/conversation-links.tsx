import { useOpenConversation } from '#web/features/quality-assurance/quality-frame.tsx'
import { Button } from '#web/ui/button.tsx'

/** Opens the conversations behind a finding, one button each, newest first. */
export function ConversationLinks({ ids, about }: { ids: readonly string[]; about: string }) {
  const open = useOpenConversation()
  if (ids.length === 0) return null
  return (
    <span className="flex flex-wrap gap-1">
      {ids.map((id, index) => (
        <Button
          key={id}
          size="small"
          look="quiet"
          className="px-2 text-xs! text-brand-ink!"
          onClick={() => open(id)}
          aria-label={`Open conversation ${index + 1} about ${about}`}
        >
          {ids.length === 1 ? 'Open' : index === 0 ? 'Open newest' : index + 1}
        </Button>
      ))}
    </span>
  )
}
