import type { NormalizedText } from './normalize-text.ts'
import { findAges } from './age.ts'
import type { Reading } from './read-message.ts'

/** Marks that are seen in the raw text rather than in its words; rules name them like concepts. */
export function findSignals(raw: string, normalized: NormalizedText, reading: Reading): Set<string> {
  const signals = new Set<string>()
  for (const [signal, needs, mark] of MARKS) if (needs.test(raw) && mark.test(raw)) signals.add(signal)
  if (normalized.hiding.some((kind) => kind !== 'spaced-letters' && kind !== 'zero-width')) signals.add('HIDDEN_TEXT')
  const ages = findAges(reading)
  if (ages.some((age) => age.of === 'other' && age.years <= 15)) signals.add('YOUNG')
  return signals
}

/** Each with what it cannot be without, which most messages have none of. */
const MARKS: readonly (readonly [signal: string, needs: RegExp, mark: RegExp])[] = [
  ['QUOTED', /["“”«»']/, /["“”«»][^"“”«»\n]{2,300}["“”«»]|'[A-Z][^'\n]{3,200}'/],
  [
    'ROLE_MARKUP',
    /[<[#]/,
    /<\/?\s?(?:system|user|assistant|admin|instructions?|prompt|tool|im_start|im_end|s)\b[^>\n]{0,40}>|<\|[a-z_]{2,20}\|>|\[\/?(?:INST|SYS|SYSTEM)\]|<<\/?SYS>>|^#{2,4}\s?(?:system|instruction|new task|response|human)/im,
  ],
  [
    'LABELLED_ORDER',
    /[:>\]]/,
    /(?:^|\n|[.?!'"]\s{0,3})\s{0,3}\W{0,3}(?:SYSTEM|ASSISTANT|ADMIN|DEVELOPER|ROOT|OVERRIDE|Instructions?|Order|Command|System(?: message| prompt| note)?|New (?:task|instructions?|rule))\s?[:>\]]/,
  ],
  ['URL', /[./]/, /https?:\/\/|www\.|\b[a-z0-9-]{2,40}\.(?:com|net|org|io|example|ru|xyz|site|shop|link|info)\b/i],
  [
    'CODE',
    /[<:='.;/${_(-]|\b(?:union|drop|select|delete|insert|import)\b/i,
    /<script\b|<img\b[^>\n]{0,80}onerror|javascript:|\bon(?:load|error|click)\s?=|'\s?(?:or|and)\s+['"]?\d+['"]?\s?=\s?['"]?\d|\bunion\s+(?:all\s+)?select\b|\bdrop\s+tables?\s+\w|\bselect\s+[\w*,\s]{1,40}\sfrom\s+\w|\bdelete\s+from\s+\w|\binsert\s+into\s+\w|;\s?--|\.\.\/\.\.\/|\/etc\/passwd|\$\{[^}\n]{0,60}\}|\{\{[^}\n]{0,60}\}\}|\{%|\brm\s+-rf\b|\bos\.system\b|\bprocess\.env\b|__import__|\beval\(|\bexec\(|\bimport\s+os\b/i,
  ],
  ['NAME_LIKE', /[A-Z]/, /,\s[A-Z][a-z]+(?:'s)?\b|\b[A-Z][a-z]+\s[A-Z][a-z]+'s\b/],
]
