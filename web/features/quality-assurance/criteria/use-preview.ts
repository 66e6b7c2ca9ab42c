import { useMutation } from '@tanstack/react-query'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { toastFailed } from '#web/ui/toast.tsx'

/** Tries words on past conversations. `variables` are the words that `data` is about. */
export function usePreview() {
  return useMutation({
    mutationFn: (words: string) => api('POST /admin/criteria/preview', { body: { words } }),
    onError: (error) => toastFailed(describeError(error)),
  })
}
