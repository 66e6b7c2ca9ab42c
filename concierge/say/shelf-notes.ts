import type { Category } from '#contract/catalog.ts'
import type { Form } from '#concierge/retrieve/wish.ts'

/** What sets each shelf apart, in a sentence. */
const NOTES: Partial<Record<Category, { en: string; es: string }>> = {
  flower: {
    en: 'Flower is the dried bud you grind and smoke or vaporize; it is felt within minutes and fades over a few hours.',
    es: 'La flor es el cogollo seco que se muele y se fuma o vaporiza; se siente en minutos y baja en unas horas.',
  },
  'pre-roll': {
    en: 'A pre-roll is flower already rolled: nothing to prepare, the same quick onset.',
    es: 'Un pre-roll es flor ya liada: nada que preparar y se siente igual de rápido.',
  },
  vape: {
    en: 'A vape heats concentrated oil: strong, quick, and with far less smell than smoke.',
    es: 'Un vape calienta aceite concentrado: potente, rápido y con mucho menos olor que el humo.',
  },
  edible: {
    en: 'An edible is eaten or drunk: slow to start (30 minutes to 2 hours) and long to last (4 to 8 hours).',
    es: 'Un comestible se come o se bebe: tarda de 30 minutos a 2 horas y dura de 4 a 8 horas.',
  },
  concentrate: {
    en: 'A concentrate is an extract to dab or top a bowl with, often 60 to 90% THC, for the experienced.',
    es: 'Un concentrado es un extracto para dabear, a menudo de 60 a 90% de THC, para gente con experiencia.',
  },
  tincture: {
    en: 'A tincture is drops under the tongue: easy to measure, and felt in about 15 to 45 minutes.',
    es: 'Una tintura son gotas bajo la lengua: fáciles de medir, y se sienten en unos 15 a 45 minutos.',
  },
  topical: {
    en: 'A topical goes on the skin and stays there: it does not get you high.',
    es: 'Un tópico se aplica en la piel y se queda ahí: no coloca.',
  },
}

/** The notes of the shelves that are named, as an article; null when none of them has one. */
export function shelvesArticle(forms: readonly Form[]): { id: string; en: string; es: string } | null {
  const notes = [...new Set(forms.map((form) => form.category))].flatMap((category) =>
    category === null ? [] : (NOTES[category] ?? []),
  )
  if (notes.length === 0) return null
  return {
    id: 'shelves',
    en: notes.map((note) => note.en).join(' '),
    es: notes.map((note) => note.es).join(' '),
  }
}
