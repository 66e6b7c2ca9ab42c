import { acceptedTypes, type Wish } from '#concierge/retrieve/wish.ts'
import { blank, type Sentence, takeAll } from './sentence.ts'
import { allMatches } from './all-matches.ts'

type Types = Wish['strainTypes'][number]

const TYPES: readonly (readonly ['indica' | 'sativa' | 'hybrid', RegExp])[] = [
  [
    'indica',
    /(?<!\p{L})(?:indicas?|indicia|indika|indca|indi|in da couch)(?: (?:dominant|leaning|dom|heavy|forward)(?: hybrids?)?)?(?!\p{L})/gu,
  ],
  [
    'sativa',
    /(?<!\p{L})(?:sativas?|sattiva|satvia|sativia|stiva)(?: (?:dominant|leaning|dom|heavy|forward)(?: hybrids?)?)?(?!\p{L})/gu,
  ],
  [
    'hybrid',
    /(?<!\p{L})(?:hybrids?|hybird|hibrid[oa]?s?|50\/50|balanced (?:strain|high|buzz|effects?|feel|flower|smoke|vibe|one|experience)|(?:middle of the road|half and half|best of both(?: worlds)?)(?: (?:high|buzz|effects?|feel|strain|vibe|type|kind|one))?)(?!\p{L})/gu,
  ],
]

const ONLY =
  /\b(?:only|just|strictly|all|straight|nothing but) (?:an? |some |the )?(indica|sativa|hybrid)s?\b|\b(indica|sativa|hybrid)s? only\b/
const REASON =
  /(?: ,)?(?: (?:because|cause|cuz|cos|coz|bc|since|as|but|and|the|last time|when))* (indica|sativa|hybrid)s?(?: (?:always|just|really|usually|tends? to|will|only))* (?:puts?|makes?|made|knocks?|gets?|gives?|gave|sends?|leaves?|has|turns?|sits?|keeps?|messes|is|are)\b(?:(?! (?:and|so|i|im|we|need|want)\b) [^ ,.;]+){0,6}/g

/** What is drawn from what was told: "i snore on indica, so a hybrid", "indica knocks me out. a sativa then". */
const DRAWN =
  /(?:^|[,.;] ?| (?:and|but|because|since|as) )([^,.;]{0,80}?\b(indica|sativa|hybrid)s?\b[^,.;]{0,60}?)(?:[ ,.;]+(?:so|therefore|hence|which is why|(?:so )?(?:id|i would|ill|we would|wed) rather)\b|[,.;](?=[^,.;]{0,60} (?:then|instead|for me)\b))([^.;]*)/
const OF_SOMEBODY = /\b(?:i|im|me|my|we|us|he|him|his|she|her|hes|shes|they|them)\b/
const ASKED_OR_LIKED =
  /\b(?:want|wants|need|needs|looking|show|get me|got any|have any|do you|give me|find|like|likes|love|loves|enjoy|enjoys|prefer|prefers|fan|favou?rite|best|good|great|well|better|relax\p{L}*|chill\p{L}*|calms?)\b/u

/** The strain types that are wished for and those that are refused; what another type does to somebody is the reason for what is asked for, and no wish. */
export function readTypes(sentence: Sentence): Pick<Wish, 'strainTypes' | 'notStrainTypes'> {
  blankReasons(sentence)
  const wanted: Types[] = []
  const excluded: Types[] = blankDrawnFrom(sentence)
  for (const [type, pattern] of TYPES) {
    for (const mention of takeAll(sentence, pattern, type))
      (mention.negated ? excluded : wanted).push(...acceptedTypes(type))
  }
  const between = BETWEEN.exec(sentence.plain)?.[1]
  const first: Types[] =
    between === undefined || wanted.length === 0 ? [] : [`${between === 'sativa' ? 'sativa' : 'indica'}-hybrid`]
  return { strainTypes: [...new Set([...first, ...wanted])], notStrainTypes: [...new Set(excluded)] }
}

/** "A sativa hybrid": what lies between the two goes first. */
const BETWEEN = /\b(sativa|indica) (?:dominant |dom |leaning )?hybrids?\b(?! (?:or |and )?(?:sativa|indica)\b)/

/** The type of which somebody tells before they ask for another: it is refused, and what it does to them is no wish either. */
function blankDrawnFrom(sentence: Sentence): Types[] {
  if (TYPES.filter(([type]) => sentence.plain.includes(type)).length < 2) return []
  const drawn = DRAWN.exec(sentence.plain)
  const [, told, name, asked] = drawn ?? []
  if (drawn === null || told === undefined || name === undefined || asked === undefined) return []
  const another = TYPES.some(([type]) => type !== name && asked.includes(type))
  if (!another || asked.includes(name) || !OF_SOMEBODY.test(told) || ASKED_OR_LIKED.test(told)) return []
  const start = sentence.plain.indexOf(told, drawn.index)
  blank(sentence, start, start + told.length)
  return name === 'indica' || name === 'sativa' ? [name] : []
}

function blankReasons(sentence: Sentence): void {
  const only = ONLY.exec(sentence.plain)
  for (const reason of allMatches(sentence.plain, REASON)) {
    const { 0: said, 1: type = '', index } = reason
    const isOther =
      only === null
        ? BECAUSE.test(said) && TYPES.some(([one]) => one !== type && sentence.plain.slice(0, index).includes(one))
        : type !== (only[1] ?? only[2])
    if (isOther) blank(sentence, index, index + said.length)
  }
}

/** "Indica cause sativa makes me clean the house". */
const BECAUSE = /^(?: ,)? (?:because|cause|cuz|cos|coz|bc|since)\b/
