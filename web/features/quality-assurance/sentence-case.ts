/** The first letter large: reasons and steps are stored in small letters. */
export function sentenceCase(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase('en-US') + text.slice(1)
}
