import { tell } from '#concierge/say/wording.ts'
import type { FactAnswer, FactQuestion } from './answer.ts'
import { asksForUnlisted } from './answer-any.ts'
import { answerParking, silent } from './answer-place.ts'

const OF_THE_LOT = /\b(?:park\p{L}*|lot|estacion\p{L}*)\b/u

/** Where one parks; beside a thing that no fact tells of ("do you validate", "my rv") what is told of the lot, and that no more is. */
export function answerLot(question: FactQuestion): FactAnswer {
  const { language, plain } = question
  if (!asksForUnlisted(question)) return answerParking(question)
  const lot = OF_THE_LOT.test(plain) ? answerParking(question) : silent(language)
  const untold = tell(
    language,
    "I don't have that in particular here; our team can tell you.",
    'Eso en particular no lo tengo aquí; nuestro equipo te lo dice.',
  )
  return lot.known ? { ...lot, text: `${untold} ${lot.text}` } : silent(language)
}
