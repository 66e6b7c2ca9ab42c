import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { AgentDocument } from '#contract/agent.ts'
import type { AgentDetails } from '#contract/agents.ts'
import { api } from '#web/lib/api.ts'
import { ApiError, describeError } from '#web/lib/api-error.ts'
import { toastFailed } from '#web/ui/toast.tsx'
import { agentQuery, agentsQuery, showAgent } from './builder-queries.ts'
import { editorsOf } from './document-edit.ts'

/** The draft as it is being edited: what is typed, whether it is saved, and what to do when somebody else was faster. */
export function useAgentDraft(details: AgentDetails) {
  const { id } = details.agent
  const queryClient = useQueryClient()
  const [base, setBase] = useState(details.draft)
  const [document, setDocument] = useState(details.draft.document)
  const edit = useMemo(() => editorsOf((next) => setDocument((before) => next(before))), [])
  const isDirty = JSON.stringify(document) !== JSON.stringify(base.document)
  const nameError = document.brief.personality.name.trim() === '' ? 'Agent name is required' : undefined
  const show = useCallback((draft: AgentDetails['draft']) => {
    setBase(draft)
    setDocument(draft.document)
  }, [])
  useFreshDraft(details, { isDirty, onFresh: show })

  /** Takes over what the server holds now. */
  const accept = useCallback(
    (fresh: AgentDetails) => {
      show(fresh.draft)
      queryClient.setQueryData(agentQuery(id).queryKey, fresh)
      showAgent(queryClient, fresh.agent)
      void queryClient.invalidateQueries({ queryKey: agentsQuery().queryKey })
    },
    [id, queryClient, show],
  )
  const saving = useSaving(id, accept)
  const saveOver = (version: number) => (nameError === undefined ? saving.save({ version, document }) : null)
  const { theirs } = saving
  return {
    id,
    base,
    document,
    edit,
    isDirty,
    isSaving: saving.isSaving,
    nameError,
    accept,
    discard: () => setDocument(base.document),
    /** Null when it is not saved: why has been shown. */
    save: () => saveOver(base.version),
    conflict:
      theirs === null
        ? null
        : {
            theirs,
            keepMine: () => saveOver(theirs.draft.version),
            takeTheirs: () => {
              saving.forgetTheirs()
              accept(theirs)
            },
            close: saving.forgetTheirs,
          },
  }
}

/** Saves, and fetches what somebody else has saved where they were faster. */
function useSaving(id: string, accept: (fresh: AgentDetails) => void) {
  const [isSaving, setSaving] = useState(false)
  const [theirs, setTheirs] = useState<AgentDetails | null>(null)
  const save = async (body: { version: number; document: AgentDocument }): Promise<AgentDetails | null> => {
    setSaving(true)
    try {
      const fresh = await api('PUT /admin/agents/:id/draft', { params: { id }, body })
      setTheirs(null)
      accept(fresh)
      return fresh
    } catch (error) {
      const isStale = error instanceof ApiError && error.status === 409
      const found = isStale ? await api('GET /admin/agents/:id', { params: { id } }).catch(() => null) : null
      if (found === null) toastFailed(describeError(error))
      else setTheirs(found)
      return null
    } finally {
      setSaving(false)
    }
  }
  return { save, isSaving, theirs, forgetTheirs: () => setTheirs(null) }
}

export type AgentDraftControl = ReturnType<typeof useAgentDraft>

type Freshness = { isDirty: boolean; onFresh: (draft: AgentDetails['draft']) => void }

/** What comes anew from the server, such as a color changed in Settings, is shown while nothing is typed. */
function useFreshDraft({ draft }: AgentDetails, freshness: Freshness): void {
  const latest = useRef(freshness)
  useEffect(() => {
    latest.current = freshness
  })
  useEffect(() => {
    if (!latest.current.isDirty) latest.current.onFresh(draft)
  }, [draft])
}
