import type { Vocabulary } from '#concierge/retrieve/vocabulary.ts'
import type { Wish } from '#concierge/retrieve/wish.ts'
import { readWish } from './read-wish.ts'

const LIKES =
  '(?:likes?|wants?|needs?|prefers?|loves?|enjoys?|is into|is after|is looking for|is more|would like|would rather|wanna|gets?|for)'
const TWO_PEOPLE = new RegExp(
  `\\b(?:one(?: of (?:us|them|em)| (?!of\\b)\\p{L}+)?|(?:my|our|his|her) \\p{L}+|i|me|he|she) ((?:\\p{L}+ly |just )?${LIKES} (?:(?! (?:the other|another) )[^,]){3,60}?)(?: ?,)?(?: (?:and|but|while|whereas|then))* (?:the other|another)(?: (?:one|person|of us|of them|half))?(?: \\p{L}+ly| just)? (${LIKES} .{3,60}?)(?= ?,|$| (?:can|could|would|what|which|find|show|any|please|got|do you)(?![\\p{L}]))`,
  'u',
)

/** "One likes to get sleepy and the other wants energy, a pack for each": the same form once as each of two people likes it; null when no two are told of. */
export function peopleApart(plain: string, joined: Wish, vocabulary: Vocabulary): Wish[] | null {
  if (joined.forms.length > 1) return null
  const [, one, other] = TWO_PEOPLE.exec(plain) ?? []
  if (one === undefined || other === undefined) return null
  const likings = [one, other].map((said) => likingOf(readWish(said, vocabulary).wish))
  if (likings.some((liking) => liking === null)) return null
  const total = joined.budgetTotal ?? joined.priceMax
  return likings.map((liking) => ({ ...joined, ...liking, count: 1, quantity: null, budgetTotal: total }))
}

type Liking = Pick<
  Wish,
  'effects' | 'effectWords' | 'notEffects' | 'leaning' | 'occasion' | 'flavors' | 'strainTypes' | 'mild' | 'strong'
>

/** What somebody likes of a thing; null where nothing of it is said. */
function likingOf({
  effects,
  effectWords,
  notEffects,
  leaning,
  occasion,
  flavors,
  strainTypes,
  mild,
  strong,
}: Wish): Liking | null {
  const says = effects.length + leaning.length + flavors.length + strainTypes.length > 0 || mild || strong
  return says ? { effects, effectWords, notEffects, leaning, occasion, flavors, strainTypes, mild, strong } : null
}
