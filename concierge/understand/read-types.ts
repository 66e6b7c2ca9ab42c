import { acceptedTypes, type Wish } from '#concierge/retrieve/wish.ts'
import { blank, type Sentence, takeAll } from './sentence.ts'
import { allMatches } from './all-matches.ts'

type Types = Wish['strainTypes'][number]

const TYPES: readonly (readonly ['indica' | 'sativa' | 'hybrid', RegExp])[] = [
  ['indica', /(?<!\p{L})(?:indicas?|indicia|indika|indca|indi|in da couch)(?: (?:dominant|leaning|dom))?(?!\p{L})/gu],
  ['sativa', /(?<!\p{L})(?:sativas?|sattiva|satvia|sativia|stiva)(?: (?:dominant|leaning|dom))?(?!\p{L})/gu],
  ['hybrid', /(?<!\p{L})(?:hybrids?|hybird|hibrid[oa]?s?|50\/50|balanced strain)(?!\p{L})/gu],
]

const ONLY =
  /\b(?:only|just|strictly|all|straight|nothing but) (?:an? |some |the )?(indica|sativa|hybrid)s?\b|\b(indica|sativa|hybrid)s? only\b/
const REASON =
  /(?: ,)?(?: (?:because|since|as|but|and|the|last time|when))* (indica|sativa|hybrid)s?(?: (?:always|just|really|usually|tends? to|will|only))* (?:puts?|makes?|made|knocks?|gets?|gives?|gave|sends?|leaves?|has|turns?|sits?|keeps?|messes|is|are)\b(?:(?! (?:and|so|i|im|we|need|want)\b) [^ ,.;]+){0,6}/g

/** The strain types that are wished for and those that are refused; what another type does to somebody is the reason for "sativa only", and no wish. */
export function readTypes(sentence: Sentence): Pick<Wish, 'strainTypes' | 'notStrainTypes'> {
  blankReasons(sentence)
  const wanted: Types[] = []
  const excluded: Types[] = []
  for (const [type, pattern] of TYPES) {
    for (const mention of takeAll(sentence, pattern, type))
      (mention.negated ? excluded : wanted).push(...acceptedTypes(type))
  }
  return { strainTypes: [...new Set(wanted)], notStrainTypes: [...new Set(excluded)] }
}

function blankReasons(sentence: Sentence): void {
  const only = ONLY.exec(sentence.plain)
  if (only === null) return
  for (const reason of allMatches(sentence.plain, REASON))
    if (reason[1] !== (only[1] ?? only[2])) blank(sentence, reason.index, reason.index + reason[0].length)
}
