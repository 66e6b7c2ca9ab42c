import type { Item } from '#concierge/retrieve/item.ts'
import type { Retrieved } from '#concierge/retrieve/retrieve.ts'
import { isWornIn } from '#concierge/retrieve/wear-sizes.ts'
import type { Wish } from '#concierge/retrieve/wish.ts'
import { type Language, tell } from './wording.ts'

type Outcome = { wish: Wish; relaxed: Wish; retrieved: Retrieved }

/** Where the answer is less than what was asked, it says so. */
export function caveats({ wish, relaxed, retrieved }: Outcome, language: Language): string[] {
  const texts: string[] = []
  if (wish.priceMax !== relaxed.priceMax)
    texts.push(tell(language, 'That is a touch over what you said.', 'Es un poco más de lo que dijiste.'))
  if (wish.mild && relaxed.order === 'mildest')
    texts.push(
      tell(
        language,
        'Nothing on that shelf is really mild, so take it slow.',
        'Nada en ese estante es realmente suave, así que ve poco a poco.',
      ),
    )
  if (retrieved.effectsBy === 'none' && wish.effects.length > 0)
    texts.push(
      tell(
        language,
        'None of them is listed for that effect, so these are the nearest by form.',
        'Ninguno figura con ese efecto; son los más cercanos por forma.',
      ),
    )
  if (retrieved.effectsBy === 'kin' && wish.effects.length > 0)
    texts.push(
      tell(
        language,
        'None of them is listed for that very effect, so I went by the nearest one.',
        'Ninguno figura con ese mismo efecto, así que me guié por el más cercano.',
      ),
    )
  if (retrieved.effectsBy === 'type' && wish.effects.length > 0)
    texts.push(
      tell(
        language,
        "The menu doesn't list effects for these, so I went by strain type.",
        'El menú no indica efectos, así que me guié por el tipo de variedad.',
      ),
    )
  return texts
}

/** Of clothes whose sizes the menu does not tell, nothing is promised. */
export function unsized({ wear }: Wish, items: readonly Item[], language: Language): string[] {
  if (wear === null || !items.some((item) => isWornIn(item, wear) === null)) return []
  return [
    tell(
      language,
      'The menu lists no sizes for that, so have our team check it.',
      'El menú no indica tallas, así que pregunta a nuestro equipo.',
    ),
  ]
}
