import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { BillingOverview } from '#contract/billing.ts'
import { api } from '#web/lib/api.ts'
import { useUser } from '#web/lib/session.tsx'
import { toastDone, toastFailed } from '#web/ui/toast.tsx'
import { billingQuery, invoicesQuery } from './billing-queries.ts'
import { BILLING_TEXTS } from './billing-words.ts'

const RETURN = '/settings?tab=billing'

/** What the buttons of the billing screen do; `isBusy` while any of it runs. */
export function useBillingActions(billing: BillingOverview) {
  const { email } = useUser()
  const reload = useReload()
  const [isAway, setAway] = useState(false)
  useLookOnReturn(isAway)
  const portal = useMutation({
    mutationFn: () =>
      api('POST /stripe/create-portal-session', { body: { customerId: billing.customerId, returnUrl: RETURN } }),
    onSuccess: ({ url }) => {
      setAway(true)
      // A browser that lets no tab be opened gets the portal in this one.
      if (window.open(url, '_blank') === null) window.location.assign(url)
    },
    onError: () => toastFailed(BILLING_TEXTS.portalFailed),
  })
  const change = useMutation({
    mutationFn: (priceId: string) =>
      api('POST /stripe/create-checkout-session', {
        body: {
          priceId,
          customerEmail: billing.billingEmail || email,
          successUrl: `${RETURN}&checkout=done`,
          cancelUrl: `${RETURN}&checkout=cancelled`,
        },
      }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: () => toastFailed(BILLING_TEXTS.changeFailed),
  })
  const order = { body: { subscriptionId: billing.subscriptionId } }
  const cancel = useMutation({
    mutationFn: () => api('POST /stripe/cancel-subscription', order),
    onSuccess: async () => {
      toastDone(BILLING_TEXTS.cancelled)
      await reload()
    },
    onError: () => toastFailed(BILLING_TEXTS.cancelFailed),
  })
  const resume = useMutation({
    mutationFn: () => api('POST /stripe/resume-subscription', order),
    onSuccess: async () => {
      toastDone(BILLING_TEXTS.resumed)
      await reload()
    },
    onError: () => toastFailed(BILLING_TEXTS.resumeFailed),
  })
  const isBusy = [portal, change, cancel, resume].some((action) => action.isPending)
  return { portal, change, cancel, resume, isBusy: isBusy || change.isSuccess }
}

/** Fetches anew what every screen shows of the settings, billing among it. */
function useReload() {
  const client = useQueryClient()
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: billingQuery().queryKey }),
      client.invalidateQueries({ queryKey: ['settings'] }),
    ])
  }
}

/** Lets the server look at the provider again, for whoever comes back from one of its pages. */
export function useProviderLook() {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: () => api('POST /billing/refresh', {}),
    onSuccess: (billing) => {
      client.setQueryData(billingQuery().queryKey, billing)
      void client.invalidateQueries({ queryKey: invoicesQuery().queryKey })
    },
  })
  return mutate
}

function useLookOnReturn(isAway: boolean): void {
  const look = useProviderLook()
  useEffect(() => {
    if (!isAway) return
    const onFocus = () => look()
    window.addEventListener('focus', onFocus)
    return () => window.removeEventListener('focus', onFocus)
  }, [isAway, look])
}
