import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'
import { embedQuery } from './installation-queries.ts'

/** Saves the whole list of allowed sites. */
export function useSaveOrigins() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (origins: readonly string[]) => api('PUT /admin/embed/origins', { body: { origins: [...origins] } }),
    onSuccess: async () => {
      toastDone('Allowed sites saved.')
      await queryClient.invalidateQueries({ queryKey: embedQuery().queryKey })
    },
  })
}

/** Adds one site to the list as the server holds it. */
export function useAddOrigin(onDone: () => void) {
  const queryClient = useQueryClient()
  const save = useSaveOrigins()
  return useMutation({
    mutationFn: async (origin: string) => {
      const { allowedOrigins } = await queryClient.fetchQuery({ ...embedQuery(), staleTime: 0 })
      await save.mutateAsync([...allowedOrigins, origin])
    },
    onSuccess: onDone,
    onError: (error) => toastFailed(describeError(error)),
  })
}
