import type { Product } from '#contract/catalog.ts'

const MADE_FOR_PETS =
  /\b(?:pets?|dogs?|cats?|canine|feline|puppy|equine|horse)\b.{0,12}\b(?:treats?|chews?|biscuits?|drops|tinctures?|oil|cbd|wellness)\b|\bfor (?:pets|dogs|cats|horses)\b/i

/** Whether a product says by its name or its shelf that it is made for animals; a strain called Dog Food is not. */
export function isForPets({ name, subcategory }: Pick<Product, 'name' | 'subcategory'>): boolean {
  return MADE_FOR_PETS.test(`${name} ${subcategory ?? ''}`)
}
