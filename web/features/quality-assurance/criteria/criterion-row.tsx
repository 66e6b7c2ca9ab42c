import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Criterion } from '#contract/quality.ts'
import { SeverityBadge } from '#web/features/quality-assurance/severity-badge.tsx'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { Can } from '#web/lib/can.tsx'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'
import { CriterionForm } from './criterion-form.tsx'
import { PreviewPanel, Reading } from './criterion-preview.tsx'
import { usePreview } from './use-preview.ts'

/** One criterion: what it looks for, whether it does, and what can be done with it. */
export function CriterionRow({ criterion }: { criterion: Criterion }) {
  const [isEditing, setEditing] = useState(false)
  if (isEditing) {
    return (
      <li className="px-5 py-4 sm:px-6">
        <CriterionForm criterion={criterion} onDone={() => setEditing(false)} />
      </li>
    )
  }
  return (
    <li className="px-5 py-4 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <h3 className="font-medium">{criterion.name}</h3>
        <SeverityBadge severity={criterion.severity} />
        {criterion.isOn ? <Badge tone="good">On</Badge> : <Badge>Off</Badge>}
        <Link
          to={paths.qualityConversations}
          search={{ flagReason: criterion.name }}
          className="rounded-sm text-xs font-medium text-brand-ink hover:underline"
        >
          Flagged conversations
        </Link>
      </div>
      <p className="mt-1 break-words">{criterion.words}</p>
      <Reading reading={criterion.reading} />
      <Can permission="review_conversations">
        <Actions criterion={criterion} onEdit={() => setEditing(true)} />
      </Can>
    </li>
  )
}

function Actions({ criterion, onEdit }: { criterion: Criterion; onEdit: () => void }) {
  const preview = usePreview()
  const change = useSwitch(criterion)
  const isTried = !criterion.isOn && preview.data !== undefined
  return (
    <div className="mt-3 space-y-3">
      {isTried && <PreviewPanel preview={preview.data} />}
      <div className="flex flex-wrap gap-2">
        {criterion.isOn ? (
          <Button
            size="small"
            busy={change.isPending}
            busyLabel="Switching off..."
            onClick={() => change.mutate(false, { onSuccess: () => preview.reset() })}
          >
            Switch off
          </Button>
        ) : isTried ? (
          <Button
            size="small"
            look="primary"
            busy={change.isPending}
            busyLabel="Switching on..."
            onClick={() => change.mutate(true)}
          >
            Switch on
          </Button>
        ) : (
          <Button
            size="small"
            busy={preview.isPending}
            busyLabel="Looking..."
            onClick={() => preview.mutate(criterion.words)}
          >
            Preview and switch on
          </Button>
        )}
        <Button size="small" look="quiet" onClick={onEdit}>
          Edit
        </Button>
        <DeleteButton criterion={criterion} />
      </div>
    </div>
  )
}

function useSwitch({ id, name }: Criterion) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (isOn: boolean) => api('PATCH /admin/criteria/:id', { params: { id }, body: { isOn } }),
    onSuccess: async (saved) => {
      toastDone(saved.isOn ? `${name} is on. It looks at conversations from now on.` : `${name} is off.`)
      await queryClient.invalidateQueries({ queryKey: ['criteria'] })
    },
    onError: (error) => toastFailed(describeError(error)),
  })
}

function DeleteButton({ criterion }: { criterion: Criterion }) {
  const [isAsking, setAsking] = useState(false)
  const queryClient = useQueryClient()
  const remove = useMutation({
    mutationFn: () => api('DELETE /admin/criteria/:id', { params: { id: criterion.id } }),
    onSuccess: async () => {
      setAsking(false)
      toastDone(`${criterion.name} is deleted.`)
      await queryClient.invalidateQueries({ queryKey: ['criteria'] })
    },
    onError: (error) => toastFailed(describeError(error)),
  })
  return (
    <>
      <Button size="small" look="quiet" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate()}
        title={`Delete ${criterion.name}?`}
        text="The criterion and its words are lost. What it has flagged stays flagged."
        confirmLabel="Delete criterion"
        busy={remove.isPending}
        busyLabel="Deleting..."
      />
    </>
  )
}
