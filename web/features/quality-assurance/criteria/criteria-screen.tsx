import { useQuery } from '@tanstack/react-query'
import { ListChecks, Plus } from 'lucide-react'
import { useState } from 'react'
import { QualityFrame } from '#web/features/quality-assurance/quality-frame.tsx'
import { criteriaQuery } from '#web/features/quality-assurance/quality-queries.ts'
import { QueryCard } from '#web/features/quality-assurance/query-card.tsx'
import { DraftGuard } from '#web/features/quality-assurance/review/drafts.tsx'
import { Can, useCan } from '#web/lib/can.tsx'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CriterionForm } from './criterion-form.tsx'
import { CriterionRow } from './criterion-row.tsx'

/** The tenant's own reasons to flag a conversation. */
export function CriteriaScreen() {
  usePageTitle('Criteria')
  const [isWriting, setWriting] = useState(false)
  const criteria = useQuery(criteriaQuery())
  const mayWrite = useCan('review_conversations')
  return (
    <QualityFrame>
      <DraftGuard>
        <QueryCard
          title="Your own criteria"
          note="Reasons of your own to flag a conversation, beside the built-in ones. Each looks at a conversation as it ends."
          query={criteria}
          failedTitle="The criteria could not be loaded."
          actions={
            !isWriting && (
              <Can permission="review_conversations">
                <Button onClick={() => setWriting(true)} icon={<Plus size={16} aria-hidden="true" />}>
                  New criterion
                </Button>
              </Can>
            )
          }
        >
          {(data) => (
            <ul className="divide-y divide-line border-t border-line">
              {isWriting && (
                <li className="px-5 py-4 sm:px-6">
                  <CriterionForm onDone={() => setWriting(false)} />
                </li>
              )}
              {data.criteria.map((criterion) => (
                <CriterionRow key={criterion.id} criterion={criterion} />
              ))}
              {data.criteria.length === 0 && !isWriting && (
                <li>
                  <EmptyState
                    icon={<ListChecks size={20} aria-hidden="true" />}
                    title="No criteria of your own yet"
                    text="Say in plain words what you want to hear about, try it on past conversations, then switch it on."
                    action={
                      mayWrite && (
                        <Button look="primary" onClick={() => setWriting(true)}>
                          Write the first one
                        </Button>
                      )
                    }
                  />
                </li>
              )}
            </ul>
          )}
        </QueryCard>
      </DraftGuard>
    </QualityFrame>
  )
}
