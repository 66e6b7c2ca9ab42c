import { isLoose, wordsOf } from './loose-value.ts'

/** How one reaches the shop: the field of the contract (or the key of a line to text to), and what is told for it. */
export type Reach = { at: 'phone' | 'email' | 'website' | 'text_line' | 'human_handoff'; told: string }

const NUMBER = /^(\+?\(?\d[\d() .-]{6,18}\d)(?=\s*(?:[(,;:–-]|$))/
const ANY_NUMBER = /\(?\d{3}\)?[ .-]\d{3}[ .-]?\d{4}\b|\S@\S+\.\S/
const MAIL = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/
const SITE = /^(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,12}(?:\/[\w./-]*)?$/i

/** Lines that are there for one matter alone. */
const FOR_ONE_MATTER =
  /\b(?:fax|jobs?|work|careers?|hiring|resumes?|applications?|brands?|vendors?|wholesale|buy(?:ing|ers?)|press|media|care|complaints?|deliver\p{L}*|drivers?|courier|billing|accounting|orders?|license|licence|permit|tax|ein|registration|join|club|alerts?|events?|donations?|legal|privacy)\b/u
const OF_CALLS =
  /\b(?:call(?:s|ing)?|(?:tele)?phones?|tel|voice|ring|dial|desk|number|mobile|cell|landline|hotline|talk|speak|reach|contact|main|shop|store|line)\b/
const OF_TEXTS = /\b(?:texts?|texting|sms|whats ?app|messages?)\b/
const OF_MAIL =
  /\b(?:e ?mails?|mail(?: ?box)?|inbox|postbox|write|letters?|contact|hello|info|general|reach|correo|address|us)\b/
const OF_SITE = /\b(?:web|web ?site|site|url|home ?page|online|internet|page|link|www)\b/
const OF_PEOPLE =
  /\b(?:person|people|humans?|staff|team|someone|somebody|reach|talk|speak|help|hand ?off|contact|real|live|get hold)\b/
const ASKS_TO = /\b(?:call|text|write|e-?mail|reach|phone|ring|dial|message)\b/i

/** What an entry of any drawer tells of reaching the shop; null where it tells nothing of it. */
export function readReach(key: string, value: unknown): Reach | null {
  if (isLoose(value) || typeof value !== 'string') return null
  const words = wordsOf(key)
  const text = value.trim()
  if (OF_PEOPLE.test(words) && ASKS_TO.test(text) && ANY_NUMBER.test(text) && /\s/.test(text) && !NUMBER.test(text))
    return FOR_ONE_MATTER.test(words) ? null : { at: 'human_handoff', told: text }
  if (FOR_ONE_MATTER.test(words)) return null
  if (MAIL.test(text)) return OF_MAIL.test(words) ? { at: 'email', told: text } : null
  const number = NUMBER.exec(text)?.[1]
  if (number !== undefined) {
    if (OF_TEXTS.test(words) || /\btexts?\b/i.test(text)) return { at: 'text_line', told: number }
    return OF_CALLS.test(words) && text.length - number.length < 60 ? { at: 'phone', told: number } : null
  }
  return SITE.test(text) && OF_SITE.test(words) ? { at: 'website', told: text } : null
}
