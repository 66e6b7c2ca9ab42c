/** "f***", "sh*t", "b*tch": what a writer starred out is read as it was meant. */
export function uncensor(text: string): string {
  if (!text.includes('*') && !text.includes('#')) return text
  return CENSORED.reduce((plain, [starred, word]) => plain.replace(starred, word), text)
}

const CENSORED: readonly (readonly [RegExp, string])[] = [
  [/\bf[*#]{1,3}c?k?(?=ing|er|ed|\b|\s|$)/g, 'fuck'],
  [/\bs(?:h?[*#]{1,2}t|[*#]{3})(?=ty|\b|\s|$)/g, 'shit'],
  [/\bb[*#]+(?:t?ch)?(?=es|\b|\s|$)/g, 'bitch'],
  [/\ba[*#]{2,}(?:hole)?(?=s|\b|\s|$)/g, 'asshole'],
  [/\bd[*#]{1,2}c?k(?=\b|\s|$)/g, 'dick'],
]
