import { articleById } from './articles.ts'

type Told = { id: string; en: string; es: string }

/** Cannabinoids that are explained one by one. */
const CANNABINOIDS: readonly (readonly [named: RegExp, article: string])[] = [
  [/\b(?:thc(?! [av]\b)|cbd)\b/, 'thc-cbd'],
  [/\b(?:thca|thc a)\b/, 'thca'],
  [/\b(?:thcv|thc v)\b/, 'thcv'],
  [/\bcbn\b/, 'cbn'],
  [/\bcbg\b/, 'cbg'],
  [/\bcbc\b/, 'cbc'],
  [/\b(?:delta ?(?:8|10)|d8|hhc)\b/, 'delta-8'],
]
const MOST = 3

/** "CBG vs CBN": whoever weighs two is told of both, in the order in which they are named. */
export function articlesTold(article: Told, plain: string): readonly Told[] {
  if (article.id !== 'cannabinoids-weighed' && !CANNABINOIDS.some(([, id]) => id === article.id)) return [article]
  const named = CANNABINOIDS.map(([name, id]) => ({ id, at: plain.search(name) })).filter(({ at }) => at >= 0)
  if (named.length < 2) return [article]
  return named
    .sort((a, b) => a.at - b.at)
    .slice(0, MOST)
    .flatMap(({ id }) => articleById(id) ?? [])
}
