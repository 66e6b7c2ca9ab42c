import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { formatNoun } from '#web/lib/format.ts'
import { useUser } from '#web/lib/session.tsx'
import { QueryPanel } from '#web/shell/query-panel.tsx'
import { Card, CardBody, CardHead } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { When } from '#web/ui/when.tsx'
import { waitlistQuery } from './kitchen-queries.ts'

/** Who joined the waitlist on the landing page, the newest first. */
export function WaitlistCard() {
  const [page, setPage] = useState(1)
  const waitlist = useQuery(waitlistQuery(page))
  const { timeZone } = useUser()
  return (
    <Card aria-labelledby="waitlist">
      <CardHead
        id="waitlist"
        title="Waitlist"
        note={
          waitlist.data === undefined ? undefined : formatNoun(waitlist.data.pagination.total, 'address', 'addresses')
        }
      />
      <CardBody className="px-0! sm:px-0!">
        <QueryPanel query={waitlist} failedTitle="The waitlist could not be loaded.">
          {({ entries, pagination }) =>
            entries.length === 0 ? (
              <EmptyState
                icon={<UserPlus size={20} aria-hidden="true" />}
                title="Nobody waits"
                text="Addresses appear here when somebody joins the waitlist on the landing page."
              />
            ) : (
              <>
                <ul className="divide-y divide-line border-t border-line">
                  {entries.map((entry) => (
                    <li
                      key={entry.email}
                      className="flex flex-wrap justify-between gap-x-4 gap-y-1 px-5 py-2.5 sm:px-6"
                    >
                      <a href={`mailto:${entry.email}`} className="break-all text-brand-ink hover:underline">
                        {entry.email}
                      </a>
                      <span className="text-ink-soft">
                        <When at={entry.joinedAt} timeZone={timeZone} />
                      </span>
                    </li>
                  ))}
                </ul>
                {pagination.pages > 1 && (
                  <div className="border-t border-line px-5 pt-4 sm:px-6">
                    <Pagination
                      page={pagination.page}
                      pages={pagination.pages}
                      summary={formatNoun(pagination.total, 'address', 'addresses')}
                      onPage={setPage}
                    />
                  </div>
                )}
              </>
            )
          }
        </QueryPanel>
      </CardBody>
    </Card>
  )
}
