import { en, type Texts } from './en.ts'

/** The texts of a language tag such as `es-MX`, else English. A further language is a file and a line more. */
export async function loadTexts(lang: string): Promise<Texts> {
  return /^es/i.test(lang) ? (await import('./es.ts')).es : en
}

/** Puts values in the places of a text. */
export function fill(text: string, values: Record<string, string | number>): string {
  return Object.entries(values).reduce(
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, () => `${value}`),
    text,
  )
}
