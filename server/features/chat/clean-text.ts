/** Control characters but tab and newline, and what is invisible or turns text around: never stored, never shown. */
const UNSEEN =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu

/** A shopper's text in canonical form: well-formed, composed, one kind of newline, nothing invisible, at most two blank lines. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
