/** The parts of a mail, in order. Texts are plain; nothing of them is ever read as markup. */
export type MailPart =
  | { kind: 'heading' | 'text' | 'note'; text: string }
  | { kind: 'button'; label: string; href: string }
  | { kind: 'figures'; rows: readonly { label: string; value: string; note?: string }[] }
  | { kind: 'bars'; caption: string; rows: readonly { label: string; value: number; shown: string }[] }
  | { kind: 'list'; rows: readonly { text: string; href?: string }[] }

export type MailFrame = { title: string; parts: readonly MailPart[]; footer: readonly MailPart[] }

/** A mail as text and as HTML: tables and colours only, which every mail program shows, and no picture to fetch. */
export function layOutMail(frame: MailFrame): { text: string; html: string } {
  const parts = [...frame.parts, ...frame.footer]
  return { text: `${parts.map(printPart).join('\n\n')}\n`, html: drawFrame(frame) }
}

const BAR_CHARS = 24

function printPart(part: MailPart): string {
  switch (part.kind) {
    case 'heading':
      return `${part.text}\n${'='.repeat(Math.min(part.text.length, 60))}`
    case 'text':
    case 'note':
      return part.text
    case 'button':
      return `${part.label}:\n${part.href}`
    case 'figures':
      return part.rows
        .map(({ label, value, note }) => `${label}: ${value}${note === undefined ? '' : ` (${note})`}`)
        .join('\n')
    case 'bars':
      return [
        part.caption,
        ...part.rows.map((row) => `${row.label.padEnd(5)} ${printBar(row.value, part.rows)} ${row.shown}`),
      ].join('\n')
    case 'list':
      return part.rows.map(({ text, href }) => `- ${text}${href === undefined ? '' : `\n  ${href}`}`).join('\n')
  }
}

function printBar(value: number, rows: readonly { value: number }[]): string {
  return '#'.repeat(Math.round(shareOf(value, rows) * BAR_CHARS))
}

/** The share of the largest value; 0 where all are. */
function shareOf(value: number, rows: readonly { value: number }[]): number {
  const largest = Math.max(0, ...rows.map((row) => row.value))
  return largest === 0 ? 0 : Math.max(0, value) / largest
}

const FONT = 'font-family:-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'
const INK = '#14211f'
const SOFT = '#5a6967'
const LINE = '#dfe5e4'
const BRAND = '#0b7a70'
const BAR = '#2ec4b6'

function drawFrame({ title, parts, footer }: MailFrame): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escape(title)}</title></head><body style="margin:0;background:#f4f6f5;${FONT};color:${INK};font-size:15px;line-height:1.5"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid ${LINE};border-radius:12px"><tr><td style="padding:28px">${parts.map(drawPart).join('')}</td></tr></table><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td style="padding:16px 28px">${footer.map(drawPart).join('')}</td></tr></table></td></tr></table></body></html>`
}

function drawPart(part: MailPart): string {
  switch (part.kind) {
    case 'heading':
      return `<h1 style="margin:0 0 12px;font-size:20px;line-height:1.3">${escape(part.text)}</h1>`
    case 'text':
      return `<p style="margin:0 0 16px">${escape(part.text)}</p>`
    case 'note':
      return `<p style="margin:0 0 8px;font-size:12px;color:${SOFT}">${escape(part.text)}</p>`
    case 'button':
      return `<p style="margin:0 0 16px"><a href="${escape(part.href)}" style="color:${BRAND};font-weight:600">${escape(part.label)}</a></p>`
    case 'figures':
      return drawTable(part.rows.map(({ label, value, note }) => [escape(label), drawFigure(value, note)]))
    case 'bars':
      return drawBars(part)
    case 'list':
      return `<ul style="margin:0 0 16px;padding-left:20px">${part.rows.map(({ text, href }) => `<li>${href === undefined ? escape(text) : `<a href="${escape(href)}" style="color:${BRAND}">${escape(text)}</a>`}</li>`).join('')}</ul>`
  }
}

function drawFigure(value: string, note: string | undefined): string {
  const aside =
    note === undefined ? '' : `<br><span style="font-size:12px;font-weight:400;color:${SOFT}">${escape(note)}</span>`
  return `<span style="font-weight:600">${escape(value)}</span>${aside}`
}

function drawTable(rows: readonly (readonly [string, string])[]): string {
  const cell = `padding:8px 0;border-top:1px solid ${LINE}`
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.map(([label, value]) => `<tr><td style="${cell};color:${SOFT}">${label}</td><td align="right" style="${cell}">${value}</td></tr>`).join('')}</table>`
}

function drawBars({ caption, rows }: Extract<MailPart, { kind: 'bars' }>): string {
  const lines = rows.map(({ label, value, shown }) => {
    const percent = Math.max(1, Math.round(shareOf(value, rows) * 100))
    const bar = `<table role="presentation" width="${percent}%" cellpadding="0" cellspacing="0"><tr><td bgcolor="${BAR}" style="background:${BAR};height:14px;line-height:14px;font-size:1px;border-radius:3px">&nbsp;</td></tr></table>`
    return `<tr><td width="48" style="padding:3px 8px 3px 0;font-size:12px;color:${SOFT}">${escape(label)}</td><td style="padding:3px 0">${bar}</td><td width="70" align="right" style="padding:3px 0 3px 8px;font-size:12px">${escape(shown)}</td></tr>`
  })
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><caption align="top" style="text-align:left;font-size:12px;color:${SOFT};padding-bottom:6px">${escape(caption)}</caption>${lines.join('')}</table>`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
