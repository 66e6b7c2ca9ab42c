import { Link } from '@tanstack/react-router'
import { Mail, ScrollText } from 'lucide-react'
import { isSuperAdmin } from '#contract/permissions.ts'
import { useUser } from '#web/lib/session.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'

/** From the Kitchen to the logs. */
export function KitchenLinks() {
  const { role } = useUser()
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink>
        <Link to={paths.auditLog}>
          <ScrollText size={15} aria-hidden="true" />
          Audit log
        </Link>
      </ButtonLink>
      {isSuperAdmin(role) && (
        <ButtonLink>
          <Link to={paths.outbox}>
            <Mail size={15} aria-hidden="true" />
            Outbox
          </Link>
        </ButtonLink>
      )}
    </div>
  )
}
