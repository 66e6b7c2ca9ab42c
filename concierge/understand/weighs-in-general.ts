import { isQuestionItself } from '#concierge/say/articles-asked.ts'
import type { Evidence } from './evidence.ts'
import type { Intent } from './intent.ts'

/** "The difference between a balm and a tincture": two shelves are to be explained, not sold. */
export function weighsForms({ read: { wish, plain }, pointed }: Evidence): boolean {
  return (
    pointed.length === 0 &&
    wish.terms.length === 0 &&
    wish.brands.length === 0 &&
    new Set(wish.forms.map(({ category, kinds }) => `${category} ${kinds.join()}`)).size >= 2 &&
    /\b(?:difference|diff|compare|comparison|vs|versus|diferencia)\b/.test(plain) &&
    !OF_PRICES.test(plain)
  )
}

/** "Cured or live resin, whats the difference", "why do edibles hit harder than a joint": an article weighs the two, and no row does. */
export function weighsByArticle({ article, read: { wish, plain } }: Evidence, product: Intent | null): boolean {
  return (
    product === 'compare' &&
    article !== null &&
    isQuestionItself(article.id) &&
    wish.brands.length === 0 &&
    wish.priceMax === null &&
    wish.terms.length < 2 &&
    wish.terms.every(({ stems }) => stems.length === 1) &&
    !OF_PRICES.test(plain)
  )
}

/** "Which is better, thc or cbd": no thing is asked for, and what the two are tells it. */
export function weighsThcAndCbd({ article, read: { wish, plain } }: Pick<Evidence, 'article' | 'read'>): boolean {
  return article?.id === 'thc-cbd' && wish.forms.length + wish.terms.length === 0 && WHICH_OF_THEM.test(plain)
}

const WHICH_OF_THEM =
  /\b(?:which|whats|what is|is)(?: (?:is|one|ones|the))* (?:better|best|stronger|milder|safer)\b.{0,40}\b(?:thc|cbd)(?: ,)? (?:or|vs|versus) (?:thc|cbd)\b|\b(?:thc|cbd)(?: ,)? (?:or|vs|versus) (?:thc|cbd)(?: ,)? (?:which|whats)(?: (?:is|one|ones|the|works|work))* (?:better|best|stronger|milder|safer)\b/

const OF_PRICES = /\b(?:cheap\p{L}*|pric\p{L}*|expensive|cost\p{L}*|barat\p{L}*)\b/u
