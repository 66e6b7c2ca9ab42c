import pg from 'pg'

/** How much of what is made. Messages are spread evenly, but for the largest tenant's own. */
export type HistorySize = { tenants: readonly { id: string; agentId: string; messages: number }[]; days: number }

const MESSAGES_PER_CONVERSATION = 8
const WORDS = { vocabulary: 20_000, inQuestion: 8, inAnswer: 24 }
const CONVERSATIONS_AT_ONCE = 25_000

/** Common words come up in most conversations, most words in few: word k of the vocabulary by the cube of chance. */
const randomWords = (count: number) =>
  `(select string_agg('w' || floor(${WORDS.vocabulary} * power(random(), 3))::int, ' ') from generate_series(1, ${count}) where m.seq > 0)`

/**
 * Fills the tenants with a year of conversations, messages, words, flags, shown products and orders, made by the database
 * itself. Answers carry a short trace, so rows are smaller than in production, but as many.
 */
export async function loadHistory(
  url: string,
  { tenants, days }: HistorySize,
  tell: (line: string) => void,
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // No checks of foreign keys while loading, and no waiting for the disk: the rows are right by construction.
    await client.query(`set session_replication_role = 'replica'; set synchronous_commit = off; set work_mem = '128MB'`)
    let loaded = 0
    for (const tenant of tenants) {
      const conversations = Math.ceil(tenant.messages / MESSAGES_PER_CONVERSATION)
      for (let from = 0; from < conversations; from += CONVERSATIONS_AT_ONCE) {
        const count = Math.min(CONVERSATIONS_AT_ONCE, conversations - from)
        await loadConversations(client, tenant, { count, days })
        loaded += count * MESSAGES_PER_CONVERSATION
        if (count === CONVERSATIONS_AT_ONCE) tell(`${loaded.toLocaleString('en-US')} messages`)
      }
    }
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

async function loadConversations(
  client: pg.Client,
  tenant: { id: string; agentId: string },
  batch: { count: number; days: number },
): Promise<void> {
  await client.query('begin')
  await client.query(`
    create temp table batch on commit drop as
    select gen_random_uuid() as conversation_id, gen_random_uuid() as visitor_id,
      now() - random() * interval '${batch.days} days' as started_at, random() as mood, random() as luck, random() as chance
    from generate_series(1, ${batch.count})`)
  await client.query(
    `insert into conversations (tenant_id, conversation_id, agent_id, secret_hash, visitor_id, channel, language, greeting, quick_replies,
       age_gate_required, minimum_age, started_at, last_message_at, ended_at, message_count, recommendation_count, sentiment, answered,
       quality, score, flag_count, figures_day, has_order)
     select $1, conversation_id, $2, '', visitor_id, 'widget', 'en', 'Welcome', '[]', true, 21, started_at, started_at + interval '5 minutes',
       started_at + interval '35 minutes', ${MESSAGES_PER_CONVERSATION}, 3, 1 + floor(power(mood, 0.4) * 5), luck > 0.1,
       case when luck < 0.05 then 'bad' when luck < 0.2 then 'needs_review' else 'good' end,
       '{"sentiment": 4, "answered": true, "responseQuality": "good"}', (chance < 0.08)::int,
       (started_at at time zone 'America/New_York')::date, chance > 0.8 from batch`,
    [tenant.id, tenant.agentId],
  )
  await client.query(
    `insert into messages (tenant_id, conversation_id, seq, message_id, role, reply_to, text, turn, created_at)
     select $1, m.conversation_id, m.seq, gen_random_uuid(), case when m.seq % 2 = 1 then 'user' else 'assistant' end,
       case when m.seq % 2 = 0 then m.seq - 1 end,
       case when m.seq % 2 = 1 then ${randomWords(WORDS.inQuestion)} else ${randomWords(WORDS.inAnswer)} end,
       case when m.seq % 2 = 0 then $2::jsonb end, m.started_at + m.seq * interval '30 seconds'
     from (select conversation_id, started_at, seq from batch, generate_series(1, ${MESSAGES_PER_CONVERSATION}) seq) m`,
    [tenant.id, JSON.stringify(TURN)],
  )
  await client.query(
    `insert into conversation_words (tenant_id, word, started_at, conversation_id)
     select distinct $1::uuid, word, b.started_at, b.conversation_id
     from batch b join messages m on m.tenant_id = $1 and m.conversation_id = b.conversation_id,
       regexp_split_to_table(m.text, ' ') word
     order by 2, 3`,
    [tenant.id],
  )
  await client.query(
    `insert into conversation_products (tenant_id, conversation_id, product_id, shown_at)
     select distinct on (conversation_id, product) $1::uuid, conversation_id, 'p-' || product, started_at
     from (select conversation_id, started_at, floor(500 * power(random(), 2))::int as product from batch, generate_series(1, 3)) s`,
    [tenant.id],
  )
  await client.query(
    `insert into flags (tenant_id, flag_id, conversation_id, reason, severity, snippet, created_at, resolved_at, resolved_by)
     select $1, gen_random_uuid(), conversation_id, 'complaint', 'medium', 'A snippet', started_at + interval '35 minutes',
       case when luck > 0.2 then now() end, case when luck > 0.2 then 'staff' end from batch where chance < 0.08`,
    [tenant.id],
  )
  await client.query(
    `insert into open_questions (tenant_id, conversation_id, seq, text, asked_at)
     select $1, m.conversation_id, 1, m.text, m.created_at from batch b
     join messages m on m.tenant_id = $1 and m.conversation_id = b.conversation_id and m.seq = 1 where b.luck < 0.02`,
    [tenant.id],
  )
  await client.query(
    `insert into orders (tenant_id, order_id, external_id, placed_at, status, conversation_id, matched_by, match_confidence, discount_cents,
       tax_cents, net_cents, direct_cents, assisted_cents, figures_day, received_at)
     select $1, gen_random_uuid(), gen_random_uuid()::text, started_at + interval '1 hour', 'placed',
       case when chance > 0.8 then conversation_id end, case when chance > 0.8 then 'conversation' else 'none' end,
       (chance > 0.8)::int, 0, 0, 4000 + (mood * 6000)::int, case when chance > 0.8 then 3000 else 0 end,
       case when chance > 0.8 then 1000 + (mood * 6000)::int else 0 end,
       ((started_at + interval '1 hour') at time zone 'America/New_York')::date, started_at from batch where chance > 0.5`,
    [tenant.id],
  )
  await client.query('commit')
}

const TURN = {
  text: 'An answer',
  products: [],
  quickReplies: [],
  handoff: null,
  intent: 'recommend',
  guard: null,
  language: 'en',
  answered: true,
  factsChecked: 2,
  factsRepaired: 0,
  engine: 'built-in',
  trace: [{ step: 'understood', found: { intent: 'recommend', unknown: [], named: [] } }],
}
