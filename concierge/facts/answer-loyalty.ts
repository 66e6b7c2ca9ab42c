import { sentence, tell } from '#concierge/say/wording.ts'
import { type FactAnswer, type FactQuestion, looseFlag, looseText } from './answer.ts'

/** The loyalty programme: the part asked about first, then the rest briefly. */
export function answerLoyalty({ profile, language, plain }: FactQuestion): FactAnswer {
  const { loyalty } = profile
  if (loyalty === undefined)
    return {
      text: tell(
        language,
        "I don't have a loyalty program listed for this store.",
        'No tengo un programa de puntos registrado para esta tienda.',
      ),
      paths: [],
      known: false,
    }
  const name = loyalty.name ?? tell(language, 'our loyalty program', 'nuestro programa de puntos')
  const lines: string[] = []
  const wants = (pattern: RegExp): boolean => pattern.test(plain)
  if (wants(/how many points (?:do )?i have|balance|my points|check (?:my )?points|cuantos puntos tengo/))
    lines.push(
      tell(
        language,
        "I can't see your points balance here; the team can look it up at the register.",
        'No puedo ver tu saldo de puntos; el equipo lo consulta en caja.',
      ),
    )
  const order: readonly (readonly [string, RegExp, string, string])[] = [
    ['birthday', /birthday|bday|cumple/, 'Birthday', 'Cumpleaños'],
    ['points_expire', /expir|caduc/, 'Points expire', 'Los puntos caducan'],
    ['join', /join|sign ?up|enrol|register|inscrib|member|unir/, 'To join', 'Para unirte'],
    ['redeem', /redeem|worth|money off|cash in|use (?:my )?points|off|canje|until/, 'Redeem', 'Canje'],
    ['earn', /earn|get points|per dollar|ganar|collect|how does/, 'Earn', 'Ganas'],
  ]
  const asked = order.filter(([, pattern]) => wants(pattern))
  const shown =
    asked.length > 0 ? asked : order.filter(([key]) => ['earn', 'redeem', 'join', 'birthday'].includes(key)).reverse()
  const free = looseFlag(loyalty, 'free') === true ? tell(language, ' and it is free to join', ' y es gratis') : ''
  if (asked.length === 0 || asked.some(([key]) => key === 'join'))
    lines.push(tell(language, `Our loyalty program is ${name}${free}.`, `Nuestro programa es ${name}${free}.`))
  for (const [key, , en, es] of shown) {
    const value = looseText(loyalty, key)
    if (value !== null) lines.push(sentence(`${tell(language, en, es)}: ${value}`))
  }
  if (lines.length === 0)
    lines.push(tell(language, `Our loyalty program is ${name}${free}.`, `Nuestro programa es ${name}${free}.`))
  return { text: lines.join(' '), paths: ['loyalty'], known: true }
}
