import { useMutation, useQueryClient } from '@tanstack/react-query'
import { PROVIDER_ENTRIES } from '#contract/integration-forms.ts'
import type { Provider, StoreProvider } from '#contract/integration-providers.ts'
import { api } from '#web/lib/api.ts'
import { describeError } from '#web/lib/api-error.ts'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'

type Fields = Record<string, string>

export function useTestConnection(provider: Provider) {
  return useMutation({
    mutationFn: (fields: Fields) =>
      api('POST /integrations/:provider/test', { params: { provider }, body: { fields } }),
  })
}

/** Stores a connection. Secrets leave the form as soon as they are stored. */
export function useConnect(provider: Provider, onStored: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { fields: Fields; useAsMenu: boolean; readOrders: boolean }) =>
      api('PUT /admin/integrations/:provider', { params: { provider }, body }),
    onSuccess: async ({ accountName, hook }) => {
      toastDone(`${PROVIDER_ENTRIES[provider].name} is connected to ${accountName}.`)
      onStored()
      if (hook?.secret) queryClient.setQueryData(hookSecretKey(provider), hook.secret)
      await queryClient.invalidateQueries({ queryKey: ['integrations'] })
    },
  })
}

/** A secret of ours that a person pastes elsewhere is kept in memory until the page is left, and nowhere else. */
export const hookSecretKey = (provider: Provider) => ['hook-secret', provider]

export function useDisconnect(provider: Provider, onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api('DELETE /admin/integrations/:provider', { params: { provider } }),
    onSuccess: async () => {
      toastDone(`${PROVIDER_ENTRIES[provider].name} is disconnected, and its keys are destroyed.`)
      onDone()
      await queryClient.invalidateQueries({ queryKey: ['integrations'] })
    },
    onError: (error) => toastFailed(describeError(error)),
  })
}

export function useSync(provider: StoreProvider) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['integrations'] })
  const start = useMutation({
    mutationFn: (kind: 'full' | 'changes') =>
      api('POST /admin/integrations/:provider/sync', { params: { provider }, body: { kind } }),
    onSettled: refresh,
    onError: (error) => toastFailed(describeError(error)),
  })
  const stop = useMutation({
    mutationFn: () => api('DELETE /admin/integrations/:provider/sync', { params: { provider } }),
    onSettled: refresh,
    onError: (error) => toastFailed(describeError(error)),
  })
  return { start, stop }
}
