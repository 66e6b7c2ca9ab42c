import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Criterion } from '#contract/quality.ts'
import { useDraft } from '#web/features/quality-assurance/review/drafts.tsx'
import { api } from '#web/lib/api.ts'
import { ApiError, describeError } from '#web/lib/api-error.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField, TextAreaField, TextField } from '#web/ui/field.tsx'
import { focusOnMount } from '#web/ui/focus-on-mount.ts'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'
import { PreviewPanel } from './criterion-preview.tsx'
import { usePreview } from './use-preview.ts'

type Words = Pick<Criterion, 'name' | 'severity' | 'words'>
type CriterionFormProps = { criterion?: Criterion; onDone: () => void }

/** A criterion in plain words. New words are tried on past conversations before they can be kept. */
export function CriterionForm({ criterion, onDone }: CriterionFormProps) {
  const start: Words = criterion ?? NEW
  const [draft, setDraft] = useState<Words>({ name: start.name, severity: start.severity, words: start.words })
  const preview = usePreview()
  const save = useSave(criterion, onDone)
  const change = (part: Partial<Words>) => setDraft({ ...draft, ...part })
  const hasNewWords = draft.words.trim() !== start.words
  const shown = preview.data !== undefined && preview.variables === draft.words.trim() ? preview.data : undefined
  const isNamed = draft.name.trim().length >= 2
  const problems = save.error instanceof ApiError ? save.error.fields : {}
  useDraft('criterion', hasNewWords || draft.name !== start.name || draft.severity !== start.severity)
  return (
    <form
      aria-label={criterion === undefined ? 'New criterion' : `Edit ${criterion.name}`}
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (hasNewWords && shown === undefined) preview.mutate(draft.words.trim())
        else save.mutate({ draft, isOn: !hasNewWords && criterion?.isOn === true })
      }}
    >
      <div className="grid gap-3 sm:grid-cols-[1fr_12rem]">
        <TextField
          label="Name"
          ref={focusOnMount}
          maxLength={60}
          error={problems.name}
          value={draft.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <SelectField
          label="Severity"
          value={draft.severity}
          onChange={(event) => change({ severity: readSeverity(event.target.value) })}
        >
          <option value="high">High</option>
          <option value="medium">Medium</option>
          <option value="low">Low</option>
        </SelectField>
      </div>
      <TextAreaField
        label="Flag a conversation when"
        hint="In plain words, such as: shopper mentions refund or “money back” but not policy."
        error={problems.words}
        maxLength={300}
        rows={2}
        value={draft.words}
        onChange={(event) => change({ words: event.target.value })}
      />
      {shown !== undefined && <PreviewPanel preview={shown} />}
      <div className="flex flex-wrap gap-2">
        {hasNewWords && shown === undefined && (
          <Button
            type="submit"
            look="primary"
            size="small"
            disabled={draft.words.trim().length < 3}
            busy={preview.isPending}
            busyLabel="Looking..."
          >
            Preview on past conversations
          </Button>
        )}
        {(!hasNewWords || shown !== undefined) && (
          <>
            {shown !== undefined && (
              <Button
                look="primary"
                size="small"
                disabled={!isNamed}
                busy={save.isPending}
                busyLabel="Saving..."
                onClick={() => save.mutate({ draft, isOn: true })}
              >
                Save and switch on
              </Button>
            )}
            <Button type="submit" size="small" disabled={!isNamed || save.isPending}>
              {hasNewWords ? 'Save, switched off' : 'Save'}
            </Button>
          </>
        )}
        <Button size="small" look="quiet" disabled={save.isPending} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

const NEW: Words = { name: '', severity: 'medium', words: '' }

function readSeverity(value: string): Words['severity'] {
  return value === 'high' || value === 'low' ? value : 'medium'
}

function useSave(criterion: Criterion | undefined, onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ draft, isOn }: { draft: Words; isOn: boolean }) => saveCriterion(criterion, draft, isOn),
    onSuccess: async (saved) => {
      toastDone(saved.isOn ? `${saved.name} is on. It looks at conversations from now on.` : `${saved.name} is saved.`)
      onDone()
      await queryClient.invalidateQueries({ queryKey: ['criteria'] })
    },
    onError: (error) => toastFailed(describeError(error)),
  })
}

/** New words switch a criterion off: it is switched on after them, in a call of its own. */
async function saveCriterion(criterion: Criterion | undefined, draft: Words, isOn: boolean): Promise<Criterion> {
  const body = { name: draft.name.trim(), severity: draft.severity, words: draft.words.trim() }
  const saved = await (criterion === undefined
    ? api('POST /admin/criteria', { body }).then((reply) => reply.criterion)
    : api('PATCH /admin/criteria/:id', { params: { id: criterion.id }, body: onlyChanged(criterion, body) }))
  if (saved.isOn === isOn || !isOn) return saved
  return api('PATCH /admin/criteria/:id', { params: { id: saved.id }, body: { isOn } })
}

function onlyChanged(criterion: Criterion, { words, ...rest }: Words): Partial<Words> {
  return words === criterion.words ? rest : { ...rest, words }
}
