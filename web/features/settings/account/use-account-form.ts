import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { VersionedSettings } from '#contract/settings.ts'
import { api } from '#web/lib/api.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { stored } from '#web/lib/storage.ts'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'
import { type AccountValues, checkValues, readValues, toBody, toFieldErrors } from './account-form-values.ts'
import { settingsQuery } from './settings-query.ts'

type Faults = Partial<Record<keyof AccountValues, string>>

/** The account form: what is written, what is wrong with it, saving it, and what someone else saved meanwhile. */
export function useAccountForm(loaded: VersionedSettings) {
  const queryClient = useQueryClient()
  const [base, setBase] = useState(loaded)
  const [values, setValues] = useState(() => readValues(loaded.settings))
  const [faults, setFaults] = useState<Faults>({})
  const [theirs, setTheirs] = useState<VersionedSettings | null>(null)
  const isWritten = JSON.stringify(values) !== JSON.stringify(readValues(base.settings))

  const startFrom = (settings: VersionedSettings) => {
    setBase(settings)
    setValues(readValues(settings.settings))
    setFaults({})
    setTheirs(null)
  }
  // A fresher version takes the place of one that nobody has written in.
  if (loaded.version > base.version && !isWritten) startFrom(loaded)

  const save = useMutation({
    mutationFn: (version: number) => api('PUT /admin/settings', { body: toBody(version, values) }),
    onSuccess: (saved) => {
      queryClient.setQueryData(settingsQuery().queryKey, saved)
      stored.appSettings.write(saved.settings)
      for (const queryKey of [['me'], ['stores']]) void queryClient.invalidateQueries({ queryKey })
      startFrom(saved)
      toastDone('Settings updated successfully!')
    },
    onError: async (error) => {
      const known = error instanceof ApiError ? error : null
      if (known?.code === 'conflict')
        return setTheirs(await queryClient.fetchQuery({ ...settingsQuery(), staleTime: 0 }))
      setFaults(toFieldErrors(known?.fields ?? {}))
      toastFailed('Failed to update settings')
    },
  })

  const submit = () => {
    const found = checkValues(values)
    setFaults(found)
    if (Object.keys(found).length === 0) save.mutate(base.version)
  }

  return {
    values,
    faults,
    isWritten,
    isSaving: save.isPending,
    edit(changes: Partial<AccountValues>) {
      setValues((before) => ({ ...before, ...changes }))
      setFaults((before) =>
        Object.fromEntries(Object.entries(before).filter(([name]) => !Object.hasOwn(changes, name))),
      )
    },
    submit,
    /** What someone else saved since this form was read; null while nobody did. */
    theirs,
    takeTheirs: () => theirs !== null && startFrom(theirs),
    keepMine: () => theirs !== null && save.mutate(theirs.version),
    closeConflict: () => setTheirs(null),
  }
}

export type AccountFormControl = ReturnType<typeof useAccountForm>
