import { foldText } from './fold-text.ts'
import { GLOSSARIES } from './glossary-words.ts'
import type { SpokenLanguage } from './language.ts'

/** `key` is a word that stands in whatever `from` matches. */
type Entry = { key: string; from: RegExp; to: string }
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
        const folded = foldText(from ?? '').trim()
        const words = folded.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[\s-]+/g, '[\\s-]+')
        return {
          key: folded.split(/[\s-]/)[0] ?? '',
          from: new RegExp(spaced ? `(?<!\\p{L})${words}(?!\\p{L})` : words, 'gu'),
          to: ` ${to ?? ''} `,
        }
      })
    compiled.set(language, entries)
  }
  let english = foldText(text)
  for (const { key, from, to } of entries) if (english.includes(key)) english = english.replace(from, to)
  return english.replace(/\s+/g, ' ').trim()
}
