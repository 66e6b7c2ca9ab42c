import { editCost, soundOf } from './edit-cost.ts'
import { LEXICON_WORDS } from './lexicon-words.ts'
import { once, remember } from './remember.ts'
import { isKnownStrain } from './strain-lore.ts'

const SHORTEST = 5
const FEWEST = 3
/** What the vowels of two words may differ by, where so many consonants or more are the same one after the other. */
const OF_FEW = 1
const OF_MANY = 2
const MANY = 4

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
    if (word.length < SHORTEST) continue
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
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word) || isKnownStrain(word)) return null
  const whole = wholeOf(word)
  if (whole !== null || !/[sz]$/.test(word)) return whole
  const one = wholeOf(word.slice(0, -1))
  return one === null ? null : `${one}s`
})

function wholeOf(word: string): string | null {
  const sound = heard(word)
  const key = consonantsOf(sound)
  if (key.length < FEWEST) return null
  const most = key.length < MANY ? OF_FEW : OF_MANY
  let best: { word: string; cost: number } | null = null
  for (const like of byConsonants().get(key) ?? []) {
    const cost = editCost(sound, like.sound, most)
    if (cost <= most && cost < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { word: like.word, cost }
  }
  return best?.word ?? null
}
