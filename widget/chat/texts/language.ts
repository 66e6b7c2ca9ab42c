import { en, type Texts } from './en.ts'

/** A language of the widget: its code, its texts, and the direction it is written in. */
export type Language = { code: string; texts: Texts; direction: 'ltr' | 'rtl' }

const RIGHT_TO_LEFT = /^(ar|fa|he|ur)/

/** English is always at hand. */
export const ENGLISH: Language = { code: 'en', texts: en, direction: 'ltr' }

/** The wished language (a tag such as `es-MX`) as far as there are texts for it; else English. A further one is one more case. */
export async function loadLanguage(wished: string): Promise<Language> {
  switch (wished.slice(0, 2).toLowerCase()) {
    case 'es':
      return language(wished, (await import('./es.ts')).es)
    default:
      return ENGLISH
  }
}

function language(code: string, texts: Texts): Language {
  return { code, texts, direction: RIGHT_TO_LEFT.test(code) ? 'rtl' : 'ltr' }
}

/** Puts values in the places of a text. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_place, name: string) => String(values[name]))
}
