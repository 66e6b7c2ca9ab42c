import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import type { TestCase } from '#contract/knowledge.ts'
import { useOpenConversation } from '#web/features/quality-assurance/quality-frame.tsx'
import { testCasesQuery } from '#web/features/quality-assurance/quality-queries.ts'
import { QueryCard } from '#web/features/quality-assurance/query-card.tsx'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { Can } from '#web/lib/can.tsx'
import { formatNoun } from '#web/lib/format.ts'
import { useUser } from '#web/lib/session.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'
import { When } from '#web/ui/when.tsx'

/** Questions with the answers that should be given, kept from conversations. */
export function TestCasesCard() {
  const cases = useQuery(testCasesQuery())
  return (
    <QueryCard
      title="Test cases"
      note="Questions of conversations with the answers that should be given, newest first."
      query={cases}
      failedTitle="The test cases could not be loaded."
    >
      {(data) =>
        data.testCases.length === 0 ? (
          <div className="border-t border-line">
            <EmptyState
              icon={<FlaskConical size={20} aria-hidden="true" />}
              title="No test cases yet"
              text="Open a conversation and choose “Save as test case” under an answer."
            />
          </div>
        ) : (
          <ul className="divide-y divide-line border-t border-line">
            {data.testCases.map((testCase) => (
              <TestCaseRow key={testCase.id} testCase={testCase} />
            ))}
          </ul>
        )
      }
    </QueryCard>
  )
}

function TestCaseRow({ testCase }: { testCase: TestCase }) {
  const { timeZone } = useUser()
  const open = useOpenConversation()
  const { question, given, expected, history, conversationId, savedBy, savedAt } = testCase
  const isRight = given.trim() === expected.trim()
  return (
    <li className="px-5 py-4 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <h3 className="font-medium break-words">{question}</h3>
        {isRight ? <Badge tone="good">Was right</Badge> : <Badge tone="middling">Should be different</Badge>}
        {history.length > 0 && <Badge>After {formatNoun(history.length, 'message')}</Badge>}
      </div>
      <dl className="mt-1.5 grid max-w-[80ch] gap-x-4 gap-y-1 sm:grid-cols-[7rem_1fr]">
        <dt className="text-ink-soft">Expected</dt>
        <dd className="break-words whitespace-pre-wrap">{expected}</dd>
        {!isRight && (
          <>
            <dt className="text-ink-soft">Was given</dt>
            <dd className="break-words whitespace-pre-wrap text-ink-soft">{given}</dd>
          </>
        )}
      </dl>
      <p className="mt-1 text-xs text-ink-soft">
        Saved by {savedBy}, <When at={savedAt} timeZone={timeZone} />
      </p>
      <div className="mt-2 -ml-3 flex flex-wrap gap-1">
        {conversationId !== null && (
          <Button size="small" look="quiet" onClick={() => open(conversationId)}>
            Open the conversation
          </Button>
        )}
        <Can permission="edit_knowledge">
          <DeleteButton id={testCase.id} />
        </Can>
      </div>
    </li>
  )
}

function DeleteButton({ id }: { id: string }) {
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => api('DELETE /admin/knowledge/test-cases/:id', { params: { id } }),
    onSuccess: async () => {
      toastDone('Test case deleted.')
      await queryClient.invalidateQueries({ queryKey: ['test-cases'] })
    },
    onError: (error) => toastFailed(describeError(error)),
  })
  return (
    <Button size="small" look="quiet" busy={remove.isPending} busyLabel="Deleting..." onClick={() => remove.mutate()}>
      Delete
    </Button>
  )
}
