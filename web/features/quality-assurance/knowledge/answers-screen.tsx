import { useQuery } from '@tanstack/react-query'
import { GraduationCap, Plus } from 'lucide-react'
import { useState } from 'react'
import { QualityFrame } from '#web/features/quality-assurance/quality-frame.tsx'
import { taughtAnswersQuery } from '#web/features/quality-assurance/quality-queries.ts'
import { QueryCard } from '#web/features/quality-assurance/query-card.tsx'
import { DraftGuard } from '#web/features/quality-assurance/review/drafts.tsx'
import { Can, useCan } from '#web/lib/can.tsx'
import { usePageTitle } from '#web/lib/page-title.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TaughtAnswerRow } from './taught-answer-row.tsx'
import { TeachForm } from './teach-form.tsx'
import { TestCasesCard } from './test-cases-card.tsx'

/** What people of the shop have taught, how often it was used, and the cases kept to test by. */
export function AnswersScreen() {
  usePageTitle('Taught answers')
  return (
    <QualityFrame>
      <DraftGuard>
        <TaughtAnswersCard />
        <TestCasesCard />
      </DraftGuard>
    </QualityFrame>
  )
}

function TaughtAnswersCard() {
  const [isTeaching, setTeaching] = useState(false)
  const answers = useQuery(taughtAnswersQuery())
  const mayTeach = useCan('edit_knowledge')
  return (
    <QueryCard
      title="Taught answers"
      note="Given word for word above the built-in answer, and below every safety rule. Most used first."
      query={answers}
      failedTitle="The taught answers could not be loaded."
      actions={
        !isTeaching && (
          <Can permission="edit_knowledge">
            <Button onClick={() => setTeaching(true)} icon={<Plus size={16} aria-hidden="true" />}>
              Teach an answer
            </Button>
          </Can>
        )
      }
    >
      {(data) => (
        <ul className="divide-y divide-line border-t border-line">
          {isTeaching && (
            <li className="px-5 py-4 sm:px-6">
              <TeachForm start={NOTHING} onDone={() => setTeaching(false)} />
            </li>
          )}
          {data.answers.map((answer) => (
            <TaughtAnswerRow key={answer.id} taught={answer} />
          ))}
          {data.answers.length === 0 && !isTeaching && (
            <li>
              <EmptyState
                icon={<GraduationCap size={20} aria-hidden="true" />}
                title="Nothing taught yet"
                text="Write the answer that should be given to a question, here or under any answer of a conversation."
                action={
                  mayTeach && (
                    <Button look="primary" onClick={() => setTeaching(true)}>
                      Teach the first answer
                    </Button>
                  )
                }
              />
            </li>
          )}
        </ul>
      )}
    </QueryCard>
  )
}

const NOTHING = { question: '', answer: '', needsAge: false }
