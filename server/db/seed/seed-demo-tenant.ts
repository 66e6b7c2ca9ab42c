import { type CreatedTenant, createTenant } from '#server/db/create-tenant.ts'
import { wordsOf } from '#server/db/conversation-words.ts'
import { recountDays } from '#server/db/daily-figures.ts'
import { type BothSides, type Database, type PlatformTrx, sqlStateOf } from '#server/db/database.ts'
import { DEMO_BRIEF, DEMO_THEME, demoPeople, demoSettings } from './demo-accounts.ts'
import { demoSubscription, insertDemoAccount } from './demo-billing.ts'
import { buildDemoCatalog } from './demo-catalog.ts'
import { insertDemoConnection } from './demo-connection.ts'
import { type DemoHistory, generateHistory } from './demo-history.ts'
import { DEMO_PROFILE, DEMO_SHOP_NAME, DEMO_TIME_ZONE } from './demo-profile.ts'
import { sealHistory } from './demo-seals.ts'
import { insertRows } from './insert-rows.ts'
import { createSeededRandom } from './seeded-random.ts'

export const DEMO_SLUG = 'demo-tenant'
/** The public key of the demo's agent, as it stands in the script tag of the demo shop. */
export const DEMO_AGENT_KEY = 'ak_demo_larkspur_and_pine'
/** The key of the demo shop's server. It opens nothing but the demo tenant, which never exists in production. */
export const DEMO_STORE_KEY = 'sk_demo_larkspur_and_pine_store_server'

const DEMO: CreatedTenant = {
  tenantId: '01900000-0000-7000-8000-00000000de30',
  agentId: '01900000-0000-7000-8000-0000000a9e17',
  agentKey: DEMO_AGENT_KEY,
  storeKey: DEMO_STORE_KEY,
}
const MENU_SOURCE = 'larkspur-and-pine-menu.csv'
const SEED = 'demo history'
const UNIQUE_VIOLATION = '23505'

/**
 * Makes the demo tenant with its menu, its people and 400 days of history ending at `now`, in one transaction. Does
 * nothing when it exists, also when another process makes it at the same moment.
 */
export async function seedDemoTenant(db: Database, now: Date): Promise<void> {
  if (await db.platform(hasDemoTenant)) return
  const products = buildDemoCatalog()
  const history = generateHistory({ ...DEMO, brief: DEMO_BRIEF, products, profile: DEMO_PROFILE, now, seed: SEED })
  try {
    await db.bothSides(async (sides) => {
      await createTenant(sides, {
        slug: DEMO_SLUG,
        name: DEMO_SHOP_NAME,
        timeZone: DEMO_TIME_ZONE,
        profile: DEMO_PROFILE,
        brief: DEMO_BRIEF,
        theme: DEMO_THEME,
        settings: demoSettings(now),
        menu: { products, source: MENU_SOURCE },
        subscription: demoSubscription(now),
        now,
        demo: DEMO,
      })
      await insertPeople(sides, now)
      await insertDemoAccount(sides, DEMO.tenantId, now)
      await insertHistory(sides, history, { products: products.length, now })
      await insertDemoConnection(sides, DEMO.tenantId, { products: products.length, now })
    })
  } catch (error) {
    const wasMadeMeanwhile = sqlStateOf(error) === UNIQUE_VIOLATION && (await db.platform(hasDemoTenant))
    if (!wasMadeMeanwhile) throw error
  }
}

async function hasDemoTenant(trx: PlatformTrx): Promise<boolean> {
  const row = await trx.selectFrom('tenants').select('id').where('slug', '=', DEMO_SLUG).executeTakeFirst()
  return row !== undefined
}

async function insertPeople(sides: BothSides, now: Date): Promise<void> {
  const { users, memberships } = demoPeople(DEMO.tenantId, now)
  await sides.platform(async (trx) => {
    await trx.insertInto('users').values(users).execute()
    await trx.insertInto('memberships').values(memberships).execute()
  })
}

async function insertHistory(
  sides: BothSides,
  history: DemoHistory,
  menu: { products: number; now: Date },
): Promise<void> {
  await sides.tenant(DEMO.tenantId, async (trx) => {
    await insertRows(trx, 'catalog_imports', [
      {
        tenant_id: DEMO.tenantId,
        import_id: createSeededRandom('demo import').uuid(menu.now),
        file_name: MENU_SOURCE,
        imported_rows: menu.products,
        bad_rows: [],
        actor: 'admin@demo-tenant.example',
        created_at: menu.now,
      },
    ])
    await insertRows(trx, 'conversations', history.conversations)
    await insertRows(trx, 'messages', history.messages)
    await insertRows(trx, 'transcript_seals', sealHistory(history, menu.now))
    await insertRows(trx, 'conversation_words', wordRows(history))
    await insertRows(trx, 'conversation_products', history.conversationProducts)
    await insertRows(trx, 'flags', history.flags)
    await insertRows(trx, 'orders', history.orders)
    await insertRows(trx, 'order_items', history.orderItems)
    await recountDays(trx, DEMO.tenantId, history.from, history.to)
  })
}

/** What storing each message would have made findable. */
function wordRows({ conversations, messages }: DemoHistory) {
  const said = Map.groupBy(messages, (message) => message.conversation_id)
  return conversations.flatMap(({ tenant_id, conversation_id, started_at }) => {
    const text = (said.get(conversation_id) ?? []).map((message) => message.text).join('\n')
    return wordsOf(text).map((word) => ({ tenant_id, word, started_at, conversation_id }))
  })
}
