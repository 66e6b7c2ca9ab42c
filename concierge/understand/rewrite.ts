/** What is written anew and by what; `needs` must be in the text for it, which spares many patterns most messages. */
export type Rewriting = readonly [
  pattern: RegExp,
  by: string | ((whole: string, ...parts: string[]) => string),
  needs?: RegExp,
]

/** The text after all rewritings, one upon the other. */
export function rewrite(text: string, rewritings: readonly Rewriting[]): string {
  let said = text
  for (const [pattern, by, needs] of rewritings)
    if (needs === undefined || needs.test(said))
      said = typeof by === 'string' ? said.replace(pattern, by) : said.replace(pattern, by)
  return said
}
