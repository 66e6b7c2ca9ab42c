import { FLAVORS, TERPENES } from '#concierge/retrieve/aromas.ts'
import { EFFECTS } from '#concierge/retrieve/effects.ts'
import { remember } from '#concierge/retrieve/remember.ts'
import type { Category, StrainType } from '#contract/catalog.ts'
import { categoryOfWords } from './category-words.ts'
import { foldWords } from './fold-words.ts'
import { readStrainType } from './strain-type.ts'

/** What tags say that other menus have columns for. */
export type ToldByTags = { strainType: StrainType | null; effects: string[]; flavors: string[]; terpenes: string[] }

type Meaning = { of: 'type' | 'effects' | 'flavors' | 'terpenes'; word: string }

/**
 * Reads a strain type, effects, flavours and terpenes where a menu says them among its tags. A tag counts as a whole: "lemon haze"
 * is no lemon. A thing that is not inhaled or eaten has no flavour: its orange is a colour, its lavender a scent.
 */
export function readTags(tags: readonly string[], category: Category): ToldByTags {
  const told: ToldByTags = { strainType: null, effects: [], flavors: [], terpenes: [] }
  if (category === 'accessory' || category === 'merch') return told
  const types: string[] = []
  for (const tag of tags) {
    const meaning = meaningOf(tag)
    if (meaning === null) continue
    if (meaning.of === 'type') types.push(meaning.word)
    else if (meaning.of !== 'flavors' || category !== 'topical') told[meaning.of].push(meaning.word)
  }
  told.strainType = typeOf(types.join(' '))
  return told
}

/** Two types without the word for what lies between are two products' or none. */
function typeOf(words: string): StrainType | null {
  const isBoth = words.includes('indica') && words.includes('sativa') && !words.includes('hybrid')
  return isBoth ? null : readStrainType(words)
}

/** "Myrcene / Limonene" and "myrcene & pinene"; a flavour may be "cookies & cream". */
export const PARTS = {
  effects: /[|;,\n/&+•·]| (?:and|y|et) /,
  flavors: /[|;,\n/•·]| \+ /,
  terpenes: /[|;,\n/&+•·]| (?:and|y|et) /,
}

/** "Grape & earthy" are two; "cookies & cream" is one. */
export function partedFlavors(flavor: string): string[] {
  const parts = flavor.split(/ (?:&|and|y) /).map((part) => part.trim())
  const isTwo = parts.length > 1 && parts.at(-1) !== 'cream' && parts.every((part) => kindOfTag(part) === 'flavors')
  return isTwo ? parts : [flavor]
}

const HEADED =
  /^(strain(?:[ _-]?type)?|type|species|lineage|dominance|effects?|feelings?|flavou?rs?|tastes?|aromas?|terpenes?|terps?)\s*([:=>_-])\s*(\S.*)$/

/** A menu has the same few tags on most of its rows. */
const meaningOf = remember(
  (tag): Meaning | null => {
    const headed = HEADED.exec(tag)
    return (headed === null ? null : headedMeaning(headed)) ?? bareMeaning(tag)
  },
  { most: 5000, longest: 80 },
)

/** "Flavor: Anise" says itself what it is; with a lighter stroke ("flavor-of-the-month") the word must be one that is known. */
function headedMeaning([, heading = '', stroke = '', word = '']: RegExpExecArray): Meaning | null {
  const of = HEADINGS.find(([start]) => heading.startsWith(start))?.[1] ?? 'type'
  const known = bareMeaning(word)
  if (known?.of === of) return known
  return of === 'flavors' && /[:=>]/.test(stroke) && /^\p{L}+(?: \p{L}+)?$/u.test(word) ? { of, word } : null
}

const HEADINGS = [
  ['eff', 'effects'],
  ['feel', 'effects'],
  ['fla', 'flavors'],
  ['tas', 'flavors'],
  ['aro', 'flavors'],
  ['ter', 'terpenes'],
] as const

const LONGEST_TAG = 60

/** What a word of a menu tells by itself, or null: "sleepy" is an effect, "lemon" a flavour. */
export function kindOfTag(word: string): Meaning['of'] | null {
  return word.length > LONGEST_TAG ? null : (meaningOf(word)?.of ?? null)
}

function bareMeaning(word: string): Meaning | null {
  const folded = foldWords(word)
  if (TYPE.test(folded)) return { of: 'type', word: folded }
  if (isTerpene(folded)) return { of: 'terpenes', word }
  if (isEffect(folded)) return { of: 'effects', word }
  if (FURTHER_FLAVORS.has(folded) || FLAVOR.some((whole) => whole.test(folded))) return { of: 'flavors', word }
  return null
}

export function isTerpene(word: string): boolean {
  const bare = foldWords(word).replace(GREEK, '')
  return TERPENE.some((whole) => whole.test(bare))
}

/** Nothing but words for types, and one of the three among them. */
const TYPE =
  /^(?=.*\b(?:indica|sativa|hybrid))(?:(?:indica|sativa|hybrid)s?|dom|dominant|lean|leaning|strain|type)(?: (?:(?:indica|sativa|hybrid)s?|dom|dominant|lean|leaning|strain|type))*$/
const GREEK = /^(?:alpha|beta|gamma|delta|trans|cis|[abdlαβγδ]) /

const wholly = ({ asked }: { asked: RegExp }): RegExp => new RegExp(`^${asked.source}$`, 'u')
const TERPENE = TERPENES.map(wholly)
const FLAVOR = FLAVORS.map(wholly)
const EFFECT = EFFECTS.map((effect) => ({ row: effect.row, whole: wholly(effect) }))

/** What shoppers say and menus write. A shelf ("concentrate") is none, and a complaint is nothing to be felt. */
function isEffect(word: string): boolean {
  return (
    !/insomn|stress|relief/.test(word) &&
    EFFECT.some(({ row, whole }) => row.test(word) && whole.test(word)) &&
    categoryOfWords(word) === null
  )
}

/** Smells and tastes of menus that the concierge needs no lexicon for: they are asked for by the menu's own word. */
const FURTHER_FLAVORS: ReadonlySet<string> = new Set(
  `anise/licorice/papaya/guava/passion fruit/passionfruit/pear/plum/apricot/kiwi/fig/pomegranate/lychee/dragonfruit/dragon fruit/huckleberry/marionberry/cranberry/boysenberry/yuzu/
tree fruit/stone fruit/ginger/clove/sage/rosemary/basil/thyme/tea/tobacco/cedar/sandalwood/nutty/hazelnut/almond/pecan/chestnut/peanut butter/caramel/toffee/butterscotch/honey/maple/
cream/creamy/buttery/cheese/cheesy/blue cheese/cola/root beer/bubblegum/cotton candy/marshmallow/sea salt/savory/musk/musky/pungent/herbal/flowery/violet/rose/jasmine/hibiscus/
eucalyptus/chamomile/chemical/ammonia/tar/hops/chocolate/cocoa/pepper/woody/tangie`
    .split('/')
    .map((word) => word.trim()),
)
