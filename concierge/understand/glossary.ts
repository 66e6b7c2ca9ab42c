import { foldText } from './fold-text.ts'
import { GLOSSARIES } from './glossary-words.ts'
import type { SpokenLanguage } from './language.ts'

type Entry = { from: RegExp; to: string }
const compiled = new Map<SpokenLanguage, readonly Entry[]>()

/** The message with the words of its language put into the English of the lexicons; other words stay. */
export function intoEnglish(text: string, language: SpokenLanguage): string {
  const glossary = GLOSSARIES[language]
  if (glossary === undefined) return text
  let entries = compiled.get(language)
  if (entries === undefined) {
    const spaced = !['zh', 'ko', 'ja'].includes(language)
    entries = glossary
      .split(';')
      .map((pair) => pair.split('='))
      .sort((a, b) => (b[0]?.length ?? 0) - (a[0]?.length ?? 0))
      .map(([from, to]) => {
        const words = foldText(from ?? '')
          .trim()
          .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
          .replace(/[\s-]+/g, '[\\s-]+')
        return { from: new RegExp(spaced ? `(?<!\\p{L})${words}(?!\\p{L})` : words, 'gu'), to: ` ${to ?? ''} ` }
      })
    compiled.set(language, entries)
  }
  let english = foldText(text)
  for (const { from, to } of entries) english = english.replace(from, to)
  return english.replace(/\s+/g, ' ').trim()
}
