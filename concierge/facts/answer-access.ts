import { tell } from '#concierge/say/wording.ts'
import { type FactAnswer, type FactQuestion, looseFlag, looseText } from './answer.ts'
import { answerParking, notesOn, sayLoose, silent } from './answer-place.ts'
import type { Fact } from './fact.ts'
import { isOwn } from './own-facts.ts'
import { sayFact } from './say-fact.ts'

/** Who can come in and how: ramps and counters, dogs that serve and dogs that do not. */
export function answerAccess(question: FactQuestion): FactAnswer {
  const { profile, language, plain } = question
  if (profile.parking !== undefined && OF_THE_LOT.test(plain) && !OF_ANIMALS.test(plain)) return answerParking(question)
  const { accessibility = {} } = profile
  const lines: string[] = []
  const pets = looseFlag(accessibility, 'pets')
  const service = serviceAnimals(accessibility)
  if (OF_ANIMALS.test(plain)) {
    const rule = looseText(accessibility, 'pets')
    if (rule !== null) {
      lines.push(sayFact({ path: 'accessibility.pets', value: rule }, language))
      if (service === true)
        lines.push(tell(language, 'Service animals are welcome.', 'Se permiten animales de servicio.'))
    } else if (pets === true)
      lines.push(tell(language, 'Yes, pets are welcome.', 'Sí, se permiten perros y otras mascotas en la tienda.'))
    else if (service === true)
      lines.push(
        tell(
          language,
          'Service animals are welcome, but other pets are not allowed inside.',
          'Se permiten animales de servicio, pero no otras mascotas.',
        ),
      )
    else if (pets === false)
      lines.push(tell(language, "Sorry, pets aren't allowed inside.", 'Lo siento, no se permiten mascotas.'))
    else lines.push(...ownRuleOnPets(question))
  } else {
    const wheelchair = looseFlag(accessibility, 'wheelchair')
    if (wheelchair === true)
      lines.push(
        tell(language, 'Yes, the store is wheelchair accessible.', 'Sí, la tienda es accesible en silla de ruedas.'),
      )
    if (wheelchair === false)
      lines.push(
        tell(
          language,
          "I'm sorry, the store is not wheelchair accessible.",
          'Lo siento, la tienda no es accesible en silla de ruedas.',
        ),
      )
    const step = looseText(accessibility, 'step_free_entrance')
    if (step !== null)
      lines.push(tell(language, `The step-free entrance is at: ${step}.`, `Entrada sin escalones: ${step}.`))
    if (service === true)
      lines.push(tell(language, 'Service animals are welcome.', 'Se permiten animales de servicio.'))
    lines.unshift(...notesOn(accessibility, plain))
    for (const [key, value] of Object.entries(accessibility)) {
      const words = key.replaceAll('_', ' ')
      const isSaid = TOLD_BEFORE.has(key) || (OF_SERVICE_ANIMALS.test(key) && typeof value === 'boolean')
      if (!isSaid && typeof value !== 'object') lines.push(sayLoose(words, value, language))
    }
  }
  return lines.length === 0 ? silent(language) : { text: lines.join(' '), paths: ['accessibility'], known: true }
}

const OF_ANIMALS =
  /\bdog|\bpet|\bcat\b|animal|pupp(?:y|ies)|\bpups?\b|pooch|fur ?baby|\bkitty|\bperr(?:it)?[oa]|cachorr|\bgat(?:it)?[oa]\b|mascota/

const TOLD_BEFORE: ReadonlySet<string> = new Set(['wheelchair', 'step_free_entrance', 'service_animals', 'pets'])
const OF_SERVICE_ANIMALS = /^(?:service|assistance|guide)_(?:dogs?|animals?)(?:_(?:ok|allowed|welcome))?$/

/** Whether dogs that serve somebody may come in, under whichever key it is told. */
function serviceAnimals(accessibility: Readonly<Record<string, unknown>>): boolean | null {
  const key = Object.keys(accessibility).find((name) => OF_SERVICE_ANIMALS.test(name))
  return key === undefined ? null : looseFlag(accessibility, key)
}

/** What a shop says of animals under a key of its own. */
function ownRuleOnPets({ store, plain, language }: FactQuestion): string[] {
  const told = store.facts.filter(tellsOfPets)
  const [first] = told
  const outside = LEFT_OUTSIDE.test(plain) ? store.facts.filter(tellsOfHitch) : []
  const shown = outside.length > 0 ? outside : first === undefined ? [] : [first]
  return shown.map((fact) => sayFact(fact, language))
}

/** Where a dog may be left while somebody shops. */
const LEFT_OUTSIDE = /\b(?:tie|tied|leash|hitch|outside|leave|wait|waits|amarrar|afuera|dejar)\b/

function tellsOfHitch({ path, value }: Fact): boolean {
  return (
    isOwn({ top: path.split('.')[0] ?? path }) &&
    typeof value === 'string' &&
    /\bdogs?\b|\bpets?\b/i.test(`${path.replaceAll('_', ' ')} ${value}`) &&
    /\b(?:hitch\w*|tie(?:[- ]?(?:up|out|down))?|leash (?:hook|post|ring|rail)|hooks?|posts?|rails?|water bowls?)\b/i.test(
      value,
    )
  )
}

/** A line on animals under a key of the shop's own. */
function tellsOfPets({ path, value }: Fact): boolean {
  return (
    isOwn({ top: path.split('.')[0] ?? path }) &&
    typeof value === 'string' &&
    /(?<!\bhot )\b(?:dogs?|pets?|service animals?)\b(?! (?:shelter|rescue|treats?|food|toys?|park))/i.test(value)
  )
}

const OF_THE_LOT = /\b(?:spots?|spaces?|stalls?|park(?:ing)?|placard|van)\b/
