import type { Turn } from '#contract/turn.ts'
import type { Store } from './open-store.ts'
import type { SentenceVectors, TurnInput } from './ports.ts'
import { finishTurn } from './take-turn.ts'
import { withButtonWords } from './understand/button-words.ts'
import { meaningOf } from './understand/by-meaning.ts'
import { needsVectors, readMessage, settle } from './understand/understand.ts'

/** As `takeTurn`, but where words did not decide, sentence vectors are asked what the message means. Without vectors, or when they fail, words stand. */
export async function takeTurnWithVectors(
  store: Store,
  given: TurnInput,
  vectors: SentenceVectors | null,
): Promise<Turn> {
  const input = withButtonWords(given)
  const reading = readMessage(store, input.text, input.history)
  const understood = settle(reading, null)
  if (vectors === null || !needsVectors(understood)) return finishTurn(store, input, understood)
  try {
    return finishTurn(store, input, await meaningOf(store, reading, vectors))
  } catch {
    return finishTurn(store, input, understood)
  }
}
