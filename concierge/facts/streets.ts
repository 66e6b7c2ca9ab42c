/** A street by its name, which is the same in every language. */
const STREET =
  /(?:(?:\p{Lu}[\p{L}.']*|\d+(?:st|nd|rd|th)) )+(?:St|Street|Ave|Avenue|Rd|Road|Blvd|Boulevard|Dr|Drive|Ln|Lane|Way|Hwy|Highway|Square|Place|Pl|Court|Ct|Alley|Row)\b/gu

/** The streets that a part of the profile names, for answers in a language that its sentences are not written in. */
export function streetsIn(part: Readonly<Record<string, unknown>> | undefined): string[] {
  const texts = Object.values(part ?? {}).filter((value) => typeof value === 'string')
  return [...new Set(texts.flatMap((text) => text.match(STREET) ?? []))]
}
