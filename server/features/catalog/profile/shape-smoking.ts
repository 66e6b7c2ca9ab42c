import { inSentences, isLoose, linesOf, type Loose, readFlag, tellLoose, wordsOf } from './loose-value.ts'

const HERE = /^(?:here|on site|allowed|inside|in (?:the )?(?:store|shop)|permitted|at the (?:store|shop))$/

/** Whether one may smoke or consume at the shop, and what is said of it. */
export function shapeSmoking(value: unknown): Loose | null {
  const here = isLoose(value)
    ? Object.entries(value).find(([key, told]) => HERE.test(wordsOf(key)) && readFlag(told) !== null)
    : undefined
  if (isLoose(value) && here !== undefined) {
    const rest = linesOf(Object.fromEntries(Object.entries(value).filter(([key]) => key !== here[0])))
    return { on_site_consumption: readFlag(here[1]), ...(rest.length > 0 && { consumption_note: inSentences(rest) }) }
  }
  const flag = readFlag(value)
  const text = tellLoose(value)
  if (flag !== null) return { on_site_consumption: flag }
  if (text === '') return null
  return {
    ...(/^(?:no\b|not\b|never|prohibited|forbidden|sorry)/i.test(text) && { on_site_consumption: false }),
    consumption_note: text,
  }
}
