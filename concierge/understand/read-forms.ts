import type { Category } from '#contract/catalog.ts'
import { KIND_BY_ID, KINDS } from '#concierge/retrieve/kinds.ts'
import { CATEGORY_WORDS, INHALED } from '#concierge/retrieve/shelves.ts'
import { tellingWord } from '#concierge/retrieve/telling-word.ts'
import type { Form } from '#concierge/retrieve/wish.ts'
import { wordStem } from './fold-text.ts'
import { type Mention, restore, type Sentence, takeAll } from './sentence.ts'

type FormWord = { category: Category | null; kind: string | null; word?: string }

/** One noun phrase of the shopper: a form and where it stands, so that sizes and budgets beside it can be given to it. */
export type FormMention = { form: Form; start: number; end: number; joinedBy: 'start' | 'or' | 'and' }

export type ReadForms = {
  wanted: readonly FormMention[]
  notCategories: readonly Category[]
  notKinds: readonly string[]
  /** Words refused of a kind that is itself wanted: "wax but no crumble". */
  notWords: readonly string[]
  inhaled: boolean | null
}

/**
 * Reads the forms in order of mention. Words side by side make one form ("live rosin gummies"); "or" offers another;
 * "and", "plus" or a comma adds one when it lies on another shelf. A quality joined by "with" or "in" belongs to the form before it.
 */
export function readForms(sentence: Sentence): ReadForms {
  const mentions: Mention<FormWord>[] = []
  const inhaled = readInhaled(sentence)
  for (const kind of KINDS)
    for (const mention of takeAll(sentence, kind.asked, { category: null, kind: kind.id })) {
      const word = tellingWord(kind.id, sentence.plain.slice(mention.start, mention.end))
      mentions.push(word === null ? mention : { ...mention, value: { ...mention.value, word } })
    }
  for (const entry of CATEGORY_WORDS)
    mentions.push(...takeAll(sentence, entry.asked, { category: entry.category, kind: null }))
  const tasted = mentions.filter((mention) => isTaste(sentence.plain, mention.start))
  for (const mention of [...tasted, ...threadsOf(mentions, sentence.plain)]) {
    restore(sentence, mention)
    mentions.splice(mentions.indexOf(mention), 1)
  }
  for (const mention of mentions.filter(
    ({ value, start }) => value.kind === 'cartridge' && isBasket(sentence.plain, start),
  ))
    mentions.splice(mentions.indexOf(mention), 1)
  fitGear(mentions, sentence.plain)
  mentions.sort((a, b) => a.start - b.start)
  spreadNegation(mentions, sentence.plain)
  const kept = new Set(mentions.filter(({ negated }) => !negated).flatMap(({ value }) => value.kind ?? []))
  const refused = mentions.filter((mention) => mention.negated)
  const clash = refused.filter(({ value }) => value.kind !== null && kept.has(value.kind))
  const excluded = refused.filter((mention) => !clash.includes(mention)).map((mention) => mention.value)
  const wantsInfused = mentions.some(({ value, negated }) => value.kind === 'infused' && !negated)
  return {
    wanted: groupForms(
      mentions.filter((mention) => !mention.negated),
      sentence.plain,
    ),
    notCategories: excluded.flatMap((word) => word.category ?? []),
    notWords: clash.flatMap(({ start, end }) => sentence.plain.slice(start, end).split(' ').map(wordStem)),
    notKinds: [
      ...excluded.flatMap((word) => word.kind ?? []),
      ...(PLAIN_ROLL.test(sentence.plain) && !wantsInfused ? ['infused'] : []),
    ],
    inhaled,
  }
}

/** "a regular joint", "just a plain one": rolled flower and nothing added. */
const PLAIN_ROLL =
  /\b(?:plain|regular|normal|ordinary|straight|standard|classic|basic|natural|old school|just flower|only flower|uninfused|un infused|nothing added)(?: (?:old|ol|flower|single|indica|sativa|hybrid|1 g))* (?:preroll|joints?|jays?|js|doobies?|spliffs?|blunts?|porros?)\b|\b(?:plain|regular|normal|uninfused) ones?\b|\b(?:preroll|joints?|js) (?:with |thats? )?(?:just|only|all|pure) flower\b/

/** "no gummies or chocolate" excludes both. */
function spreadNegation(mentions: Mention<FormWord>[], plain: string): void {
  for (const [index, mention] of mentions.entries()) {
    const before = mentions[index - 1]
    if (before?.negated && /^(?: ?,? ?(?:or|nor|o|ni) (?:any )?)$/.test(plain.slice(before.end, mention.start)))
      mention.negated = true
  }
}

function readInhaled(sentence: Sentence): boolean | null {
  const pattern =
    /(?<!\p{L})(?:(?:something |anything |stuff |things? )?(?:to |for )?(?:smok(?:e|ed|ing|able)|puff(?:ing)?(?: on)?|toke|inhal(?:e|ing|able)|fumar|fumad[oa]s?|fum[oea]n?))(?!\p{L})/gu
  const found = takeAll(sentence, pattern, true)
  if (found.length === 0) {
    if (HARD_ON_LUNGS.test(sentence.plain)) return false
    if (
      /\b(?:discreet(?:ly)?|discrete(?:ly)?|stealthy?|no smell|odou?rless|without (?:the |a )?smell|low key smell)\b/.test(
        sentence.plain,
      )
    )
      return false
    if (/(?<!non |not a )\bsmokers?\b/.test(sentence.plain)) return true
    return /(?:smoke ?(?:free|less)|smokeless)|\bnon smokers?\b/.test(sentence.plain) ? false : null
  }
  if (
    found.some((mention) => mention.negated) ||
    /(?:cant|dont|do not|quit|stopped|hate|never|no) (?:smok|inhal|fum)/.test(sentence.plain)
  )
    return false
  return /(?:something|anything|what|stuff|strains?) (?:\p{L}+ ){0,3}(?:to |for |you )?(?:smok|puff|toke)|to (?:smoke|puff|toke)|smokable|para fumar/u.test(
    sentence.plain,
  )
    ? true
    : null
}

const HARD_ON_LUNGS =
  /\b(?:dont (?:want|like) to|hate|without|no|tired of|makes? me|always|stop|not) cough(?:ing|s)?\b|\b(?:easy|easier|gentle) on (?:the|my) (?:lungs?|throat|chest)\b|\bbad lungs\b|\b(?:hurts?|burns?|kills?) my (?:lungs?|throat|chest)\b/

function groupForms(mentions: readonly Mention<FormWord>[], plain: string): FormMention[] {
  const groups: { words: Mention<FormWord>[]; joinedBy: FormMention['joinedBy'] }[] = []
  for (const mention of mentions) {
    const group = groups.at(-1)
    const before = group?.words.at(-1)
    if (before !== undefined && isPurpose(before.value, plain.slice(before.end, mention.start))) continue
    if (isHomemade(plain, mention)) continue
    const joint =
      before === undefined ? 'start' : joinOf(plain.slice(before.end, mention.start), mention.value, before.value)
    const shelf = group?.words.find((word) => word.value.category !== null)
    if (group !== undefined && joint === 'same') group.words.push(mention)
    else if (joint === 'or' && shelf !== undefined && isQuality(mention.value))
      groups.push({ words: [shelf, mention], joinedBy: 'or' })
    else groups.push({ words: [mention], joinedBy: joint === 'same' ? 'start' : joint })
  }
  const formed = groups.map((group) => ({
    form: formOf(group.words.map((word) => word.value)),
    start: group.words[0]?.start ?? 0,
    end: group.words.at(-1)?.end ?? 0,
    joinedBy: group.joinedBy,
  }))
  return mergeSameShelf(formed, plain)
}

function isQuality(word: FormWord): boolean {
  return word.kind !== null && KIND_BY_ID.get(word.kind)?.quality === true
}

function joinOf(between: string, word: FormWord, before: FormWord): 'same' | 'or' | 'and' {
  const quality = isQuality(word)
  if (/\b(?:than|vs|versus|against|compared)\b/.test(between)) return 'or'
  if (isQuality(before) && /^(?: (?!(?:or|and|plus|o|y|for|with|but)\b)\p{L}+){0,2} $/u.test(between)) return 'same'
  if (/\b(?:or|o|oder|ou|versus|vs)\b|\//.test(between)) return 'or'
  if (/\b(?:and|plus|y|con|also|und|et)\b|,/.test(between))
    return quality && /\b(?:with|con)\b/.test(between) ? 'same' : 'and'
  if (
    /^(?: ?(?:\d+ ?)?(?:g|mg|oz|pack|with|of|in|made|made with|from|thats|that is|thats an?|that are|is|a|an|the|de|con|para|type|style|single|size|king|some|flavored)?){0,4} ?$/.test(
      between,
    )
  )
    return 'same'
  return quality ? 'same' : 'or'
}

/** "a battery for my carts": what gear is for is not another thing to buy. */
function isPurpose(word: FormWord, between: string): boolean {
  const category = word.category ?? KIND_BY_ID.get(word.kind ?? '')?.category
  return category === 'accessory' && /\b(?:for|to (?:smoke|use|roll|hold|keep|store)|para)\b/.test(between)
}

/** "add it to my cart". */
function isBasket(plain: string, start: number): boolean {
  return /\b(?:add|put|throw|toss|remove)\b.{0,30}\b(?:to|in|into|from) (?:my|the|your) $/.test(
    plain.slice(Math.max(0, start - 50), start),
  )
}

/** "a battery with 510 threading": how the battery is made, and no cart. */
function threadsOf(mentions: readonly Mention<FormWord>[], plain: string): readonly Mention<FormWord>[] {
  const battery = mentions.find(({ value, negated }) => value.kind === 'battery' && !negated)
  return battery === undefined
    ? []
    : mentions.filter(
        ({ value, start, end }) =>
          value.kind === 'cartridge' &&
          start > battery.end &&
          /^510s?(?: thread\p{L}*)?$/u.test(plain.slice(start, end)),
      )
}

const FITS =
  /\b(?:fits?|works? (?:with|on|in)|goes? (?:on|with|in|into)|compatible with|screws? (?:on|onto|into)|use (?:with|on|in)|for|para)(?: (?:on|onto|into|in|with|my|mi|this|the|an?|most|any|\d+))* (?:\p{L}+ )?$/u

/** "what fits my battery": what the battery takes is wanted, not another battery. */
function fitGear(mentions: Mention<FormWord>[], plain: string): void {
  for (const mention of mentions) {
    if (mention.value.kind !== 'battery' || !FITS.test(plain.slice(Math.max(0, mention.start - 40), mention.start)))
      continue
    const others = mentions.filter((other) => other !== mention && !other.negated)
    if (others.length > 0) {
      if (others.every((other) => other.start < mention.start)) mentions.splice(mentions.indexOf(mention), 1)
      return
    }
    mention.value = { category: 'vape', kind: 'cartridge' }
  }
}

/** "tastes like candy": a flavour, not a thing to eat. */
function isTaste(plain: string, start: number): boolean {
  return /\b(?:tast(?:es?|ing|y)|smell(?:s|ing)?|flavou?r(?:s|ed)?|sabe|sabor)(?: (?:like|of|a|as|kind of|just|real|more|is))+ $/.test(
    plain.slice(Math.max(0, start - 30), start),
  )
}

/** "I'm making brownies": what is cooked or left behind is not what is to be bought. */
function isHomemade(plain: string, mention: Mention<FormWord>): boolean {
  return /(?<!\bwake and )\b(?:(?:mak(?:e|ing)|bak(?:e|ing)|cook(?:ing)?|infus(?:e|ing)|home ?made)(?: my own| some| a| the| of| batch| for)*|(?:left|lost|forgot|dropped|misplaced|writ(?:e|ing)|wrote)(?: my| a| the| his| her)*) $/.test(
    plain.slice(Math.max(0, mention.start - 40), mention.start),
  )
}

/** The shelf is named outright, or is that of the kind; a quality ("rosin") only brings its own shelf when it stands alone. */
function formOf(words: readonly FormWord[]): Form {
  const kinds = [...new Set(words.flatMap((word) => word.kind ?? []))]
  const named = words.find((word) => word.category !== null)?.category ?? null
  const byKind =
    kinds.map((id) => KIND_BY_ID.get(id)).findLast((kind) => kind !== undefined && !kind.quality)?.category ?? null
  const category = chooseShelf(named, byKind)
  const word = words.find((entry) => entry.word !== undefined)?.word
  if (category !== null)
    return { category, kinds: kinds.filter((id) => fits(id, category)), ...(word === undefined ? {} : { word }) }
  const quality = kinds.map((id) => KIND_BY_ID.get(id)).find((kind) => kind !== undefined)
  return { category: quality?.category ?? null, kinds }
}

/** "vape battery" is an accessory and "edible gummies" an edible: the finer noun decides between two shelves. */
function chooseShelf(named: Category | null, byKind: Category | null): Category | null {
  if (named === null || byKind === null) return named ?? byKind
  return byKind === 'concentrate' && (named === 'vape' || named === 'edible' || named === 'pre-roll') ? named : byKind
}

function fits(kindId: string, category: Category): boolean {
  const kind = KIND_BY_ID.get(kindId)
  if (kind === undefined) return false
  return kind.category === category || kind.quality || (kind.category === 'concentrate' && INHALED.includes(category))
}

/** Two finer kinds of one shelf joined by "and" are alternatives of one wish, not two purchases. */
function mergeSameShelf(mentions: readonly FormMention[], plain: string): FormMention[] {
  const merged: FormMention[] = []
  for (const mention of mentions) {
    const before = merged.at(-1)
    const generic =
      before !== undefined &&
      before.form.category === mention.form.category &&
      (before.form.kinds.length === 0 || mention.form.kinds.length === 0)
    if (generic && mention.joinedBy !== 'or') {
      merged[merged.length - 1] = {
        ...before,
        form: { category: before.form.category, kinds: [...before.form.kinds, ...mention.form.kinds] },
        end: mention.end,
      }
    } else if (generic) {
      merged[merged.length - 1] = {
        ...before,
        form: {
          category: before.form.category,
          kinds: before.form.kinds.length > 0 ? before.form.kinds : mention.form.kinds,
        },
        end: mention.end,
      }
    } else
      merged.push(
        before !== undefined && before.form.category === mention.form.category && !isListed(mention, mentions, plain)
          ? { ...mention, joinedBy: 'or' }
          : mention,
      )
  }
  return merged
}

/** One more thing on a list ("gummies, a drink and a preroll"), not another way to say the same wish ("gummies and chocolate"). */
function isListed(mention: FormMention, mentions: readonly FormMention[], plain: string): boolean {
  if (mention.joinedBy !== 'and') return false
  const before = plain.slice(Math.max(0, mention.start - 16), mention.start)
  const shelves = new Set(mentions.map(({ form }) => form.category))
  return (
    shelves.size > 1 ||
    mention.form.category === 'accessory' ||
    mention.form.category === 'merch' ||
    /(?:^| )(?:an?|one|two|some|couple(?: of)?|few|another|\d+|un|una|unos|unas|pack of) $/.test(before) ||
    /\b(?:total|altogether|all together|combined|all in|for everything|one of each|each of)\b/.test(plain)
  )
}
