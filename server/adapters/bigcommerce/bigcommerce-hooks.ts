import { createHash, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { readAnswer } from '#server/adapters/read-page.ts'
import type { Credentials, HookRequest } from '#server/features/integrations/connector.ts'

/** Every change of a product and of an order; what is posted names the one that it was. */
const SCOPES = ['store/product/*', 'store/order/*']
const SECRET_HEADER = 'x-econcierge-secret'

type Call = (path: string, options?: { method: 'POST' | 'PUT' | 'DELETE'; body?: object }) => Promise<unknown>

const Hooks = z.object({
  data: z.array(z.object({ id: z.int(), scope: z.string(), destination: z.string(), is_active: z.boolean() })).max(250),
})

/** Has every scope posted to this address. One that BigCommerce switched off, after failures or 90 idle days, is on again. */
export async function keepBigCommerceHooks(
  call: Call,
  { url, secret }: { url: string; secret: string },
): Promise<void> {
  const known = await findOwn(call, url)
  for (const scope of SCOPES) {
    const body = { scope, destination: url, is_active: true, headers: { [SECRET_HEADER]: secret } }
    const hook = known.find((each) => each.scope === scope)
    if (hook === undefined) await call('/v3/hooks', { method: 'POST', body })
    else if (!hook.is_active) await call(`/v3/hooks/${hook.id}`, { method: 'PUT', body })
  }
}

export async function dropBigCommerceHooks(call: Call, url: string): Promise<void> {
  const known = await findOwn(call, url)
  await Promise.all(known.map(({ id }) => call(`/v3/hooks/${id}`, { method: 'DELETE' })))
}

async function findOwn(call: Call, url: string) {
  const { data } = readAnswer(Hooks, await call('/v3/hooks?limit=250'))
  return data.filter((hook) => hook.destination === url)
}

const Told = z.object({ scope: z.string(), hash: z.string().min(1).max(100), created_at: z.int().optional() })

/**
 * BigCommerce signs nothing: the proof is a secret of ours that it was given to send along. `hash` names the event, and a
 * copy has the same.
 */
export function readBigCommerceHook({ hookSecret }: Credentials, { headers, body }: HookRequest) {
  const given = headers[SECRET_HEADER]
  if (hookSecret === undefined || hookSecret === '' || given === undefined) return null
  const digest = (text: string) => createHash('sha256').update(text).digest()
  if (!timingSafeEqual(digest(given), digest(hookSecret))) return null
  const told = Told.safeParse(readJson(body))
  if (!told.success) return null
  const { scope, hash, created_at } = told.data
  return { deliveryId: `${hash}.${created_at ?? ''}`, topic: scope }
}

function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return null
  }
}
