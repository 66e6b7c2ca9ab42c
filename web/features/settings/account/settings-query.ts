import { queryOptions } from '@tanstack/react-query'
import { api } from '#web/lib/api.ts'
import { stored } from '#web/lib/storage.ts'

/** The settings as this person may see them. The browser keeps the last known copy. */
export function settingsQuery() {
  return queryOptions({
    queryKey: ['settings'],
    queryFn: async ({ signal }) => {
      const loaded = await api('GET /admin/settings', {}, { signal })
      stored.appSettings.write(loaded.settings)
      return loaded
    },
  })
}

export function storesQuery() {
  return queryOptions({
    queryKey: ['stores'],
    queryFn: ({ signal }) => api('GET /admin/stores', {}, { signal }),
  })
}
