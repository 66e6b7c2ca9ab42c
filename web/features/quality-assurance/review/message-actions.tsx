import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FlaskConical, GraduationCap } from 'lucide-react'
import { useState } from 'react'
import type { ConversationDetails } from '#contract/conversations.ts'
import { TeachForm } from '#web/features/quality-assurance/knowledge/teach-form.tsx'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/field.tsx'
import { focusOnMount } from '#web/ui/focus-on-mount.ts'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'
import { useDraft } from './drafts.tsx'

type Message = ConversationDetails['messages'][number]
type MessageActionsProps = { conversationId: string; message: Message; question: string }

/** What a person can make of an answer: teach a better one, or keep it as a case to test by. */
export function MessageActions({ conversationId, message, question }: MessageActionsProps) {
  const [shown, setShown] = useState<'teach' | 'test' | null>(null)
  const close = () => setShown(null)
  if (shown === 'teach') {
    return (
      <Frame title="Teach the answer that should have been given">
        <TeachForm
          start={{ question, answer: '', needsAge: message.products.length > 0 }}
          conversationId={conversationId}
          onDone={close}
        />
      </Frame>
    )
  }
  if (shown === 'test') {
    return (
      <Frame title="Save as test case">
        <TestCaseForm {...{ conversationId, message }} onDone={close} />
      </Frame>
    )
  }
  return (
    <div className="mt-1.5 flex flex-wrap gap-1">
      <Button
        size="small"
        look="quiet"
        className="-ml-2 px-2 text-xs!"
        onClick={() => setShown('teach')}
        icon={<GraduationCap size={14} aria-hidden="true" />}
      >
        Teach
      </Button>
      <Button
        size="small"
        look="quiet"
        className="px-2 text-xs!"
        onClick={() => setShown('test')}
        icon={<FlaskConical size={14} aria-hidden="true" />}
      >
        Save as test case
      </Button>
    </div>
  )
}

function Frame({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title} className="mt-2 rounded-card border border-line px-4 py-3">
      <h4 className="mb-3 font-medium">{title}</h4>
      {children}
    </section>
  )
}

function TestCaseForm(props: { conversationId: string; message: Message; onDone: () => void }) {
  const { conversationId, message, onDone } = props
  const [expected, setExpected] = useState(message.text)
  const queryClient = useQueryClient()
  useDraft('test case', expected !== message.text)
  const save = useMutation({
    mutationFn: () =>
      api('POST /admin/knowledge/test-cases', {
        body: { conversationId, messageId: message.messageId, expected: expected.trim() },
      }),
    onSuccess: async () => {
      toastDone('Test case saved.')
      onDone()
      await queryClient.invalidateQueries({ queryKey: ['test-cases'] })
    },
    onError: (error) => toastFailed(describeError(error)),
  })
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <TextAreaField
        label="What should be answered"
        hint="Keep it as it is if the answer was right."
        maxLength={1500}
        rows={4}
        ref={focusOnMount}
        value={expected}
        onChange={(event) => setExpected(event.target.value)}
      />
      <div className="flex gap-2">
        <Button
          type="submit"
          look="primary"
          size="small"
          disabled={expected.trim() === ''}
          busy={save.isPending}
          busyLabel="Saving..."
        >
          Save test case
        </Button>
        <Button size="small" look="quiet" disabled={save.isPending} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
