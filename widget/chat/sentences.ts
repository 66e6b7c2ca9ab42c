/**
 * The whole sentences of a text; of a finished one, its end as well. A screen reader is told of an answer sentence by
 * sentence: word by word is noise, and all of it at the end is too late.
 */
export function sentences(text: string, finished: boolean): string[] {
  const found = text.match(/\S.*?([.!?…](?=\s|$)|$)/gm) ?? []
  return finished || /([.!?…]\s|\n)$/.test(text) ? found : found.slice(0, -1)
}
