import { expect, type Page } from '@playwright/test'
import { makeAccount, makeAgent, makeBusiness, makePayment } from '#testing/sign-up.ts'

export type OwnShop = {
  token: string
  agentKey: string
  /** One call of the signed-in owner. */
  call: (method: 'GET' | 'POST' | 'PUT', path: string, data?: object) => Promise<Record<string, unknown>>
}

/** Makes a dispensary of its own with the sample menu, over HTTP, in the beta unless said otherwise, and signs its owner in on this page. */
export async function openOwnShop(page: Page, { isBeta = true }: { isBeta?: boolean } = {}): Promise<OwnShop> {
  const post = async (path: string, data: object) => {
    const reply = await page.request.post(`/api/signup/${path}`, { data })
    expect(reply.ok(), await reply.text()).toBe(true)
    return reply.json()
  }
  const { signupToken }: { signupToken: string } = await post('account', { ...makeAccount(), isBeta })
  if (!isBeta) await post('payment', { signupToken, ...makePayment() })
  await post('business', { signupToken, ...makeBusiness() })
  const { user, token }: { user: object; token: string } = await post('complete', { signupToken, agent: makeAgent() })
  await page.goto('/login')
  await page.evaluate(
    (signedIn) => {
      localStorage.setItem('auth_token', signedIn.token)
      localStorage.setItem('user', JSON.stringify(signedIn.user))
      localStorage.setItem('onboarding_skipped', 'true')
    },
    { user, token },
  )
  const call: OwnShop['call'] = async (method, path, data) => {
    const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
    const reply = await page.request.fetch(`/api/admin/${path}`, { method, headers, ...(data && { data }) })
    expect(reply.ok(), await reply.text()).toBe(true)
    return reply.json()
  }
  const list: { agents?: { key: string }[] } = await call('GET', 'agents')
  return { token, agentKey: list.agents?.[0]?.key ?? '', call }
}
