import { sql } from 'kysely'
import { foldText, wordStem } from '#concierge/understand/fold-text.ts'
import type { TenantTrx } from './database.ts'

const WORD_MAX_CHARS = 40

/** Words that stand in nearly every conversation and tell none from another, in the two languages of the widget. */
const STOP_WORDS = new Set(
  `a about all also am an and any are as at be been but by can could did do does for from had has have he her here him his how
  i if in into is it its just like me more my no not of on one or our out she should so some such than thanks that the their
  them then there these they this those to too up us was we were what when where which who will with would you your
  al como con de del el ella en es esta este hay la las le lo los mas me mi muy nos o para pero por que se si sin su sus te
  tu un una uno y ya yo`.split(/\s+/),
)

/**
 * The different words of a text, as a search looks for them: without case, accents and plural ending, and without those that
 * stand everywhere. Both the text that is stored and the text that is looked for pass through here.
 */
export function wordsOf(text: string): string[] {
  const words = new Set<string>()
  for (const [found] of foldText(text)
    .replaceAll("'", '')
    .matchAll(/[\p{L}\p{N}]+(?:\.\d+)?/gu)) {
    const word = wordStem(found).slice(0, WORD_MAX_CHARS)
    if (word.length > 1 && !STOP_WORDS.has(found)) words.add(word)
  }
  return [...words]
}

/** Makes a conversation findable by the words of one of its messages. Words it already has stay as they are. */
export async function storeWords(
  trx: TenantTrx,
  message: { tenantId: string; conversationId: string; startedAt: Date; text: string },
): Promise<void> {
  const words = wordsOf(message.text)
  if (words.length === 0) return
  await sql`
    insert into conversation_words (tenant_id, word, started_at, conversation_id)
    select ${message.tenantId}::uuid, word, ${message.startedAt}::timestamptz, ${message.conversationId}::uuid
    from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as said (word)
    on conflict (tenant_id, word, started_at, conversation_id) do nothing
  `.execute(trx)
}
