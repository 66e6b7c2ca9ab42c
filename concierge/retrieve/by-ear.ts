import { wordStem } from '#concierge/understand/fold-text.ts'
import { isGoods } from '#concierge/understand/goods-words.ts'
import { editCost, soundOf } from './edit-cost.ts'
import { LEXICON_WORDS } from './lexicon-words.ts'
import { once, remember } from './remember.ts'
import { isKnownStrain } from './strain-lore.ts'

const SHORTEST = 5
const FEWEST = 3
/** Words that no other is like, whose vowels may differ by so much; of others the sound is the same, since "sturdy" and "coins" are words too. */
const LIKE_NO_OTHER: ReadonlySet<string> = new Set(
  'chocolate edible cartridge disposable concentrate preroll caramel lozenge capsule beverage distillate watermelon pineapple'.split(
    ' ',
  ),
)
const VOWELS_APART = 2
/** What sounds as other words do: "litter", "chipper", "cheri", "slips", "roseann", "plies". */
const LIKE_OTHERS: ReadonlySet<string> = new Set(['lighter', 'cheaper', 'cherry', 'sleep', 'rosin', 'please'])

type Heard = { word: string; sound: string }

/** As it is heard: what ends in a silent vowel, and what only spelling tells apart, is written alike. */
function heard(word: string): string {
  return soundOf(word.replace(/tures?$/, 'cher').replace(/dge?(?=$|s$|[aeiou])|ge(?=s?$)/g, 'j')).replace(
    /e(?=s?$)/,
    '',
  )
}

function consonantsOf(sound: string): string {
  return sound.slice(0, 1) + sound.slice(1).replaceAll(/[aeiou]/g, '')
}

const byConsonants = once(() => {
  const groups = new Map<string, Heard[]>()
  for (const word of LEXICON_WORDS) {
    if (word.length < SHORTEST || LIKE_OTHERS.has(wordStem(word))) continue
    const sound = heard(word)
    const key = consonantsOf(sound)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [{ word, sound }])
    else group.push({ word, sound })
  }
  return groups
})

/**
 * "loshun" → "lotion", "choklit" → "chocolate", "kartrij" → "cartridge": the plain word that sounds like one which nothing knows,
 * however it is spelled; null where none has its consonants.
 */
export const heardAs = remember((word): string | null => {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word) || isGoods(word) || isKnownStrain(word)) return null
  const whole = wholeOf(word)
  if (whole !== null || !/[sz]$/.test(word)) return whole
  const one = wholeOf(word.slice(0, -1))
  return one === null ? null : `${one}s`
})

function wholeOf(word: string): string | null {
  const sound = heard(word)
  const key = consonantsOf(sound)
  if (key.length < FEWEST) return null
  let best: { word: string; cost: number } | null = null
  for (const like of byConsonants().get(key) ?? []) {
    const most = LIKE_NO_OTHER.has(wordStem(like.word)) ? VOWELS_APART : 0
    const cost = editCost(sound, like.sound, most)
    if (cost <= most && cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { word: like.word, cost }
  }
  return best?.word ?? null
}
