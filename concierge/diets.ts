import type { Item } from './retrieve/item.ts'
import { NUTS } from './retrieve/free-of.ts'

/**
 * What somebody may not eat. `told` says on a menu that a thing is free of it, `implied` says
 * it by more (what is not vegan may still be free of milk), `holds` that it is in it; `of` names what is
 * asked for where the question is whether it is in there.
 */
export type Diet = {
  asked: RegExp
  told: RegExp
  implied?: RegExp
  holds?: RegExp
  en: string
  es: string
  of?: readonly [string, string]
}

const MADE_OF_NUTS = 'pralines?|marzipan|nougat|gianduja|nutella'

export const DIETS: readonly Diet[] = [
  {
    asked: /\bgelatin\b|\bpork\b/,
    told: /gelatin.?free|no gelatin|not (?:animal )?gelatin/i,
    implied: /\bvegan|plant.?based|\bpectin\b/i,
    holds: /gelatin(?!.?free)/i,
    en: 'gelatin-free',
    es: 'sin gelatina',
    of: ['gelatin', 'gelatina'],
  },
  {
    asked: /\bvegan|plant based|\ba base de plantas\b|animal products?\b/,
    told: /\bvegan|plant.?based/i,
    holds: /gelatin(?!.?free)|\b(?:milk|honey|eggs?)\b(?!.?free)/i,
    en: 'vegan',
    es: 'vegano',
  },
  {
    asked: /\bvegetarians?\b|\bvegetarian[oa]s?\b|\bveggies?\b/,
    told: /\bvegetarian/i,
    implied: /\bvegan|plant.?based/i,
    holds: /gelatin(?!.?free)/i,
    en: 'vegetarian',
    es: 'vegetariano',
  },
  {
    asked: /\bgluten|\bwheat\b|\bceliac|\bflour\b/,
    told: /gluten.?free|no gluten|without gluten/i,
    holds: /\b(?:wheat|barley|rye)\b|\bgluten(?!.?free)\b/i,
    en: 'gluten-free',
    es: 'sin gluten',
    of: ['wheat', 'trigo'],
  },
  {
    asked: /\bsugar(?! (?:wax|resin|diamond))|\bazucar\b/,
    told: /sugar.?free|no (?:added )?sugar|without sugar|zero sugar|\bketo\b/i,
    holds: /\b(?:cane |brown |raw )?sugar(?!.?free)\b|corn syrup/i,
    en: 'sugar-free',
    es: 'sin azúcar',
    of: ['sugar', 'azúcar'],
  },
  {
    asked: /\bdairy\b|\blactose\b|\bmilk in\b|\b(?:contain|have|has|got) (?:any )?milk\b/,
    told: /dairy.?free|non.?dairy|lactose.?free|no dairy/i,
    implied: /\bvegan\b/i,
    holds: /\b(?:milk|dairy|cream|whey)\b(?!.?free)/i,
    en: 'dairy-free',
    es: 'sin lácteos',
    of: ['milk', 'leche'],
  },
  {
    asked: new RegExp(`\\b(?:${NUTS})\\b`),
    told: /nut.?free|no nuts|without nuts/i,
    holds: new RegExp(`\\b(?:${NUTS}|${MADE_OF_NUTS})\\b(?!.?free)`, 'i'),
    en: 'nut-free',
    es: 'sin frutos secos',
    of: ['nuts', 'frutos secos'],
  },
  {
    asked: /\bsoy\b|\bsoya\b/,
    told: /soy.?free|no soy/i,
    holds: /\bsoya?\b(?!.?free)/i,
    en: 'soy-free',
    es: 'sin soya',
    of: ['soy', 'soya'],
  },
  {
    asked: /\beggs?\b/,
    told: /egg.?free|no eggs?/i,
    holds: /\beggs?\b(?!.?free)/i,
    en: 'egg-free',
    es: 'sin huevo',
    of: ['egg', 'huevo'],
  },
  {
    asked: /\bcaffein/,
    told: /caffeine.?free|no caffeine|decaf/i,
    holds: /\b(?:caffeine|coffee|espresso|cold brew|mocha|matcha|green tea|black tea|yerba|guarana)\b(?!.?free)/i,
    en: 'caffeine-free',
    es: 'sin cafeína',
    of: ['caffeine', 'cafeína'],
  },
  { asked: /\bkosher\b/, told: /kosher/i, en: 'kosher', es: 'kosher' },
  { asked: /\bhalal\b/, told: /halal/i, en: 'halal', es: 'halal' },
]

/** What a menu says of a thing, by its name, its tags or its description. */
export function saidOf({ label, product }: Item): string {
  return `${label} | ${product.description ?? ''}`
}
