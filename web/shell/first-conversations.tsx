import { Link } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import { useUser } from '#web/lib/session.tsx'
import { outside, paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** The tenant whose shop can be visited right here. */
const DEMO_TENANT = 'demo-tenant'

/** What a screen of figures shows before there are any, and the one button that changes it. */
export function FirstConversations({ text }: { text: string }) {
  const { tenantId } = useUser()
  return (
    <EmptyState
      icon={<MessageCircle size={20} aria-hidden="true" />}
      title="No conversations yet"
      text={text}
      action={
        <ButtonLink look="primary">
          {tenantId === DEMO_TENANT ? (
            <a href={outside.demoShop}>Chat in the demo shop</a>
          ) : (
            <Link to={paths.builder} search={{ step: '3' }}>
              Put eConcierge on your website
            </Link>
          )}
        </ButtonLink>
      }
    />
  )
}
