/** A piece of markup: what was put into it was escaped. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Markup | readonly Markup[] | null

/** Markup out of a template. Texts are escaped, pieces of markup stand as they are, null is nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(strings.map((piece, at) => piece + (at < parts.length ? print(parts[at] ?? null) : '')).join(''))
}

function print(part: Part): string {
  if (part === null) return ''
  if (part instanceof Markup) return part.text
  if (typeof part === 'object') return part.map((piece) => piece.text).join('')
  return String(part).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** A whole page of the sandbox provider, which says on top what it is. Plain forms, no script. */
export function sandboxDocument(title: string, body: Markup): string {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} · Sandbox payments</title><style>${new Markup(STYLE)}</style></head><body>
<header class="band"><strong>Sandbox payments</strong> This page stands in for a payment provider. No card is ever charged here.</header>
<main><h1>${title}</h1>${body}</main></body></html>`.text
}

const STYLE = `:root{color-scheme:light dark;--ink:#101918;--soft:#4d5c5a;--line:#d5dddc;--ground:#f6f8f8;--card:#fff;--band:#fff2df;--band-ink:#7a4400;--brand:#0b6f66;--bad:#b01f24;--badwash:#fdeaea}
@media (prefers-color-scheme:dark){:root{--ink:#e9efee;--soft:#9eaeab;--line:#26312f;--ground:#0c1110;--card:#131a19;--band:#33240d;--band-ink:#ffb658;--brand:#55d6ca;--bad:#ff8f8f;--badwash:#341718}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.5 ui-sans-serif,system-ui,sans-serif}
.band{margin:0;padding:12px 16px;background:var(--band);color:var(--band-ink);text-align:center}.band strong{margin-right:8px}
main{width:min(560px,100%);margin:0 auto;padding:24px 16px 64px}h1{font-size:24px;line-height:1.25;margin:8px 0 16px}h2{font-size:16px;margin:0 0 8px}
section{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:20px;margin:16px 0}p{margin:0 0 8px}.soft{color:var(--soft)}.big{font-size:20px;font-weight:600}
.alert{background:var(--badwash);color:var(--bad);border-radius:8px;padding:10px 14px}
fieldset{border:0;margin:0 0 12px;padding:0}legend{font-weight:600;padding:0;margin-bottom:6px}label{display:flex;gap:10px;align-items:baseline;padding:6px 0}label.field{display:grid;gap:4px}
input[type=email]{font:inherit;padding:9px 12px;border-radius:8px;border:1px solid #7d8c8a;background:var(--card);color:var(--ink);width:100%}
.row{display:flex;flex-wrap:wrap;gap:10px;align-items:center}form.row{margin:0}
button,a.button{font:inherit;font-weight:600;cursor:pointer;padding:9px 16px;border-radius:8px;border:1px solid var(--line);background:var(--card);color:var(--ink);text-decoration:none;display:inline-block}
button.main{background:#2ec4b6;border-color:#2ec4b6;color:#05211e}a{color:var(--brand)}
table{width:100%;border-collapse:collapse}td{padding:6px 8px 6px 0;border-top:1px solid var(--line);vertical-align:top}td:last-child{text-align:right;white-space:nowrap}
:focus-visible{outline:3px solid #2ec4b6;outline-offset:2px}`
