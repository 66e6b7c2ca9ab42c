import sheetCss from './sheet.css?inline'

const worn = new Map<string, CSSStyleSheet>()

/** Adds styles that are fetched with what needs them to the chat's own; once. */
export function wear(root: Node, css: string) {
  if (!(root instanceof ShadowRoot)) return
  for (const text of [sheetCss, css]) {
    const sheet = worn.get(text) ?? new CSSStyleSheet()
    if (!worn.has(text)) sheet.replaceSync(text)
    worn.set(text, sheet)
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
  }
}
