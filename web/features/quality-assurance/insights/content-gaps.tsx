import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck, GraduationCap, MessageCircleQuestion } from 'lucide-react'
import { useState } from 'react'
import type { ContentGap, InsightRange } from '#contract/insights.ts'
import { TeachForm } from '#web/features/quality-assurance/knowledge/teach-form.tsx'
import { gapsQuery } from '#web/features/quality-assurance/quality-queries.ts'
import { QueryCard } from '#web/features/quality-assurance/query-card.tsx'
import { Can } from '#web/lib/can.tsx'
import { formatNoun } from '#web/lib/format.ts'
import { useUser } from '#web/lib/session.tsx'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { When } from '#web/ui/when.tsx'
import { ConversationLinks } from './conversation-links.tsx'

/** Questions that got no answer, most asked first, each with the way to teach one. */
export function ContentGaps({ range }: { range: InsightRange }) {
  const gaps = useQuery(gapsQuery(range))
  return (
    <QueryCard
      title="Content gaps"
      note={
        gaps.data === undefined || gaps.data.questions === 0
          ? 'Questions without an answer, grouped by meaning'
          : `${formatNoun(gaps.data.questions, 'question')} without an answer, grouped by meaning, most asked first`
      }
      query={gaps}
      failedTitle="The content gaps could not be loaded."
    >
      {(data) =>
        data.gaps.length === 0 ? (
          <NoGaps />
        ) : (
          <ul className="divide-y divide-line border-t border-line">
            {data.gaps.map((gap) => (
              <Gap key={gap.question} gap={gap} />
            ))}
          </ul>
        )
      }
    </QueryCard>
  )
}

function NoGaps() {
  return (
    <div className="border-t border-line">
      <EmptyState
        icon={<MessageCircleQuestion size={20} aria-hidden="true" />}
        title="Every question was answered in this range"
        text="Questions that get no answer are gathered here, so that you can teach one."
        action={
          <ButtonLink>
            <Link to={paths.qualityConversations}>See the conversations</Link>
          </ButtonLink>
        }
      />
    </div>
  )
}

function Gap({ gap }: { gap: ContentGap }) {
  const [isTeaching, setTeaching] = useState(false)
  const { timeZone } = useUser()
  return (
    <li className="px-5 py-4 sm:px-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="font-medium break-words">{gap.question}</h3>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-soft">
            <span>
              Asked {formatNoun(gap.count, 'time')} in {formatNoun(gap.conversations, 'conversation')}, last{' '}
              <When at={gap.lastAskedAt} timeZone={timeZone} />
            </span>
            {gap.taughtAnswerId !== null && (
              <Badge tone="good" icon={<CircleCheck size={13} aria-hidden="true" />}>
                Answer taught since
              </Badge>
            )}
          </p>
        </div>
        {gap.taughtAnswerId === null ? (
          !isTeaching && (
            <Can permission="edit_knowledge">
              <Button
                size="small"
                onClick={() => setTeaching(true)}
                aria-label={`Teach an answer to: ${gap.question}`}
                icon={<GraduationCap size={15} aria-hidden="true" />}
              >
                Teach an answer
              </Button>
            </Can>
          )
        ) : (
          <ButtonLink size="small" look="quiet">
            <Link to={paths.qualityAnswers}>See the answer</Link>
          </ButtonLink>
        )}
      </div>
      {gap.wordings.length > 0 && (
        <p className="mt-1.5 text-ink-soft">Also asked as {gap.wordings.map((wording) => `“${wording}”`).join(', ')}</p>
      )}
      <div className="mt-1 -ml-2">
        <ConversationLinks ids={gap.conversationIds} about={gap.question} />
      </div>
      {isTeaching && gap.taughtAnswerId === null && (
        <div className="mt-3 rounded-card border border-line px-4 py-3">
          <TeachForm
            start={{ question: gap.question, answer: '', needsAge: false }}
            conversationId={gap.conversationIds[0]}
            onDone={() => setTeaching(false)}
          />
        </div>
      )}
    </li>
  )
}
