import { randomUUIDv7 } from 'node:crypto'
import type * as z from 'zod'
import { Product } from '#contract/catalog.ts'
import type { ChatAnswer } from '#contract/chat.ts'
import type { AgentDraft, BusinessForm, signupRoutes } from '#contract/signup.ts'
import { greet } from '#concierge/greet.ts'
import { openStore, type Store } from '#concierge/open-store.ts'
import { takeTurn } from '#concierge/take-turn.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/http/app-error.ts'
import { describeBrief, describeShop, describeTheme } from './describe-shop.ts'
import { openPending } from './pending-signup.ts'
import { findMenu, findMenuSummary } from './queries.ts'
import { sampleMenu } from './sample-menu.ts'

type MessageInput = z.output<typeof signupRoutes.answerPreview.body>

const MAX_STORES = 20

/**
 * Lets the owner talk with the agent that is being built. Nothing is stored, and the built-in engine answers even where a
 * language model is configured: nobody has signed in yet, so nobody's budget may be spent.
 */
export function createPreview(deps: { db: Database }) {
  const openStoreOf = createStoreCache(deps.db)

  async function open(signupToken: string, agent: AgentDraft, now: Date) {
    const { pending, version } = await deps.db.platform(async (trx) => {
      const found = await openPending(trx, signupToken, now)
      return { pending: found, version: (await findMenuSummary(trx, found.signupId))?.version ?? '' }
    })
    const { business } = pending
    if (business === null) throw new AppError('unprocessable', { text: 'Please fill in the business setup first.' })
    const store = await openStoreOf({ signupId: pending.signupId, version, business, agent })
    return { store, brief: describeBrief(agent), business }
  }

  return {
    async greet(input: { signupToken: string; agent: AgentDraft }, now: Date) {
      const { store, brief, business } = await open(input.signupToken, input.agent, now)
      const { text, quickReplies } = greet(store.profile, brief, now)
      const agent = {
        key: PREVIEW_KEY,
        name: brief.personality.name,
        businessName: business.dispensaryName,
        contact: store.profile.phone ?? null,
        theme: describeTheme(input.agent, business),
      }
      return { greeting: text, quickReplies, agent, minimumAge: store.profile.id_policy?.minimum_age ?? 21 }
    },

    async answer(input: MessageInput, now: Date): Promise<ChatAnswer> {
      const { store, brief } = await open(input.signupToken, input.agent, now)
      const { text, products, quickReplies, handoff } = await takeTurn(store, {
        agent: brief,
        history: input.history,
        text: input.text,
        now,
        mayRecommend: input.ageConfirmed || !brief.guardrails.ageVerification,
      })
      return { messageId: randomUUIDv7(), text, products, quickReplies, handoff }
    },
  }
}

type Previewed = { signupId: string; version: string; business: BusinessForm; agent: AgentDraft }

/** Keeps the index of the few menus that are being tried; what it is built from is its key. */
function createStoreCache(db: Database) {
  const stores = new Map<string, Store>()
  return async ({ signupId, version, business, agent }: Previewed): Promise<Store> => {
    const { menu, shopperPhone } = agent
    const key = JSON.stringify([signupId, menu, menu === 'csv' ? version : '', business, shopperPhone])
    const products = stores.has(key) ? [] : await loadMenu(db, signupId, menu)
    const store = stores.get(key) ?? openStore({ profile: describeShop(business, agent), products })
    stores.delete(key)
    stores.set(key, store)
    const [oldest] = stores.keys()
    if (stores.size > MAX_STORES && oldest !== undefined) stores.delete(oldest)
    return store
  }
}

/** The products of the menu that was chosen; none for `later`. */
export async function loadMenu(
  db: Database,
  signupId: string,
  choice: AgentDraft['menu'],
): Promise<readonly Product[]> {
  if (choice === 'later') return []
  if (choice === 'sample') return sampleMenu()
  const menu = await db.platform((trx) => findMenu(trx, signupId))
  return menu === undefined ? [] : Product.array().parse(menu.products)
}

/** Opens nothing: the agent has no key before it exists. */
const PREVIEW_KEY = 'ak_preview_preview_preview'
