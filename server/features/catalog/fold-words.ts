/** Plain words for comparing: no accents, no case, camel case and punctuation become spaces. `PRE_ROLLS` reads `pre rolls`. */
export function foldWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u2019']/g, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('%', ' percent ')
    .replaceAll('#', ' number ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+|(?<!\d)\.|\.(?!\d)/gu, ' ')
    .trim()
}
