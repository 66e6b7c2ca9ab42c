import type { Product } from '#contract/catalog.ts'

const MADE_FOR_PETS =
  /\b(?:pets?|dogs?|cats?|canine|feline|puppy|equine|horse)\b.{0,12}\b(?:treats?|chews?|biscuits?|drops|tinctures?|oil|cbd|wellness)\b|\bfor (?:pets|dogs|cats|horses)\b/i

/** Whether a product says by its name or its shelf that it is made for animals; a strain called Dog Food is not. */
export function isForPets({ name, subcategory }: Pick<Product, 'name' | 'subcategory'>): boolean {
  return MADE_FOR_PETS.test(`${name} ${subcategory ?? ''}`)
}

const ASKED_FOR_PETS =
  /(?<!\bhot )\b(?:pets?|dogs?|dogg(?:y|ie|o)s?|cats?|kitt(?:y|ies|en)|pupp(?:y|ies)|horses?)(?: cbd| thc| calming| hemp)? (?:treats?|chews?|biscuits?|edibles?|gumm(?:y|ies)|tinctures?|drops)\b/

/** "Got any dog treats", said of the menu: what is asked for is for an animal, whatever on it is called so. */
export function asksForPetGoods({ intent, plain }: { intent: string; plain: string }): boolean {
  return OF_MENU.has(intent) && ASKED_FOR_PETS.test(plain)
}

const OF_MENU: ReadonlySet<string> = new Set(['recommend', 'recommend_no_match', 'availability'])
