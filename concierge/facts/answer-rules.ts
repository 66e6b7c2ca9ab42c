import { sentence, tell } from '#concierge/say/wording.ts'
import { type FactAnswer, type FactQuestion, looseFlag, looseText } from './answer.ts'
import { sayLoose, silent } from './answer-place.ts'

/** How much one person may buy. */
export function answerLimits({ profile, language, plain }: FactQuestion): FactAnswer {
  const rules = profile.limits_and_rules
  const limit = looseText(rules, 'purchase_limit')
  if (rules === undefined || limit === null) return silent(language)
  const lines = [tell(language, `The purchase limit is ${limit}.`, `El límite de compra es ${limit}.`)]
  for (const [key, value] of Object.entries(rules)) {
    if (
      /limit/.test(key) &&
      key !== 'purchase_limit' &&
      (typeof value === 'string' || typeof value === 'number') &&
      key.split('_').some((word) => word.length > 3 && plain.includes(word))
    )
      lines.push(sayLoose(key.replaceAll('_', ' '), value, language))
  }
  return { text: lines.join(' '), paths: ['limits_and_rules.purchase_limit'], known: true }
}

/** Smoking on site or in public, taking it along, driving. */
export function answerRules({ profile, language, plain }: FactQuestion): FactAnswer {
  const rules = profile.limits_and_rules
  if (rules === undefined) return silent(language)
  const lines: string[] = []
  const onSite = looseFlag(rules, 'on_site_consumption')
  const publicRule = looseText(rules, 'public_consumption')
  const leaving = looseText(rules, 'leaving_state')
  const away =
    /state|border|fly|flight|plane|airport|travel|ship|mail|avion|viaj|drive back|take (?:it|this|them) (?:home|back)/.test(
      plain,
    )
  if (away && leaving !== null) lines.push(sentence(leaving))
  else {
    if (onSite !== null)
      lines.push(
        onSite
          ? tell(
              language,
              'Yes, consumption is allowed on site in our lounge area.',
              'Sí, se puede consumir en el local.',
            )
          : tell(language, "No, you can't consume on site.", 'No, no se puede consumir en el local.'),
      )
    if (publicRule !== null)
      lines.push(sentence(tell(language, `public consumption: ${publicRule}`, `consumo en público: ${publicRule}`)))
  }
  return lines.length === 0 ? silent(language) : { text: lines.join(' '), paths: ['limits_and_rules'], known: true }
}
