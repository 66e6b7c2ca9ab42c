import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { openStore, type Store } from '#concierge/open-store.ts'
import type { PastMessage, SentenceVectors } from '#concierge/ports.ts'
import { takeTurnWithVectors } from '#concierge/take-turn-with-vectors.ts'
import { AgentBrief } from '#contract/agent.ts'
import type { Turn } from '#contract/turn.ts'
import { createSentenceVectors } from '#server/adapters/sentence-vectors/create-sentence-vectors.ts'
import { readCatalog } from '#server/features/catalog/read-catalog.ts'
import { readProfile } from '#server/features/catalog/replace-profile.ts'
import { AppError } from '#server/http/app-error.ts'

const USAGE = `Asks the concierge from the terminal, without a database.

  npm run ask -- --store store.json --catalog menu.csv [--questions q.jsonl]

  --store       the store profile, JSON
  --catalog     the menu, CSV
  --questions   one JSON object a line: {id, text, history?, now?}; one JSON line each is printed
                {id, text, products, intent, guard}. Without it, questions are read from the terminal.
  --words-only  never ask the sentence vectors`

const Question = z.looseObject({
  id: z.union([z.string(), z.number()]).transform(String),
  text: z.string(),
  history: z
    .array(
      z.looseObject({
        role: z.enum(['user', 'assistant']),
        text: z.string(),
        productIds: z.array(z.string()).optional(),
      }),
    )
    .optional(),
  now: z.string().optional(),
})
type Question = z.infer<typeof Question>

class UsageError extends Error {}

try {
  await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof UsageError) && !(error instanceof AppError)) throw error
  console.error(error instanceof UsageError ? `${error.message}\n\n${USAGE}` : error.message)
  process.exitCode = 1
}

async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      store: { type: 'string' },
      catalog: { type: 'string' },
      questions: { type: 'string' },
      'words-only': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.help === true || values.store === undefined || values.catalog === undefined)
    throw new UsageError('Give --store and --catalog.')
  const store = openStore({
    profile: readProfile(readFileSync(values.store, 'utf8')),
    products: readCatalog(readFileSync(values.catalog)).products,
  })
  const vectors = values['words-only'] === true ? null : createSentenceVectors()
  try {
    if (values.questions === undefined) await converse(store, vectors)
    else
      for (const question of readQuestions(values.questions))
        console.log(JSON.stringify(await answer(store, vectors, question)))
  } finally {
    await vectors?.close()
  }
}

function readQuestions(path: string): Question[] {
  const lines = readFileSync(path, 'utf8').split(/\r?\n/)
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return []
    try {
      return [Question.parse(JSON.parse(line))]
    } catch {
      throw new UsageError(`${path}, line ${index + 1}: not a question ({"id": …, "text": …}).`)
    }
  })
}

async function answer(
  store: Store,
  vectors: SentenceVectors | null,
  question: Question,
): Promise<{ id: string; text: string; products: string[]; intent: string; guard: string | null }> {
  const now = question.now === undefined ? new Date() : new Date(question.now)
  if (Number.isNaN(now.getTime())) throw new UsageError(`Question ${question.id}: "now" is no date.`)
  const turn = await ask(store, vectors, { text: question.text, history: question.history ?? [], now })
  return {
    id: question.id,
    text: turn.text,
    products: turn.products.map((product) => product.productId),
    intent: turn.intent,
    guard: turn.guard,
  }
}

function ask(
  store: Store,
  vectors: SentenceVectors | null,
  asked: { text: string; history: readonly PastMessage[]; now: Date },
): Promise<Turn> {
  return takeTurnWithVectors(store, { ...asked, agent: AgentBrief.parse({}), mayRecommend: true }, vectors)
}

async function converse(store: Store, vectors: SentenceVectors | null): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout, prompt: '> ' })
  const history: PastMessage[] = []
  terminal.prompt()
  for await (const text of terminal) {
    const turn = await ask(store, vectors, { text, history, now: new Date() })
    const productIds = turn.products.map((product) => product.productId)
    history.push({ role: 'user', text }, { role: 'assistant', text: turn.text, productIds })
    console.log(turn.text)
    for (const product of turn.products) console.log(`  - ${product.name} [${product.productId}]`)
    terminal.prompt()
  }
}
