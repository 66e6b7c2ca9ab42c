import type { BatteryFit } from '#concierge/retrieve/battery-fit.ts'
import type { Item } from '#concierge/retrieve/item.ts'
import { type Language, shortName, tell, withoutClaims } from './wording.ts'

/** What a cart or pod goes on, in the words of its row, else by what holds of nearly all of its kind. */
export function saidOf(item: Item, { said, thread }: BatteryFit, language: Language): string {
  const name = shortName(item)
  if (said === null && thread !== 'none') return usually(thread, language)
  if (said === null)
    return tell(
      language,
      `No, ${name} is a disposable: its battery is built in, so you don't need another.`,
      `No, ${name} es desechable: trae su propia batería y no necesitas otra.`,
    )
  if (thread === '510' && (said === item.product.name.trim() || /^510(?: (?:thread|cart\p{L}*))?$/iu.test(said)))
    return tell(language, `${name} has the 510 thread.`, `${name} es de rosca 510.`)
  const quote = withoutClaims(said)
  return tell(language, `The menu says of ${name}: "${quote}".`, `El menú dice de ${name}: "${quote}".`)
}

function usually(thread: '510' | 'own', language: Language): string {
  return thread === '510'
    ? tell(
        language,
        'Nearly all cartridges take a battery with a 510 thread.',
        'Casi todos los cartuchos van en una batería de rosca 510.',
      )
    : tell(
        language,
        'Pods fit only the device of their own brand.',
        'Los pods solo encajan en el dispositivo de su marca.',
      )
}

/** What a battery that does not take a thing is made for, by its own row: a bare no names nothing. */
export function ofDevice(device: Item, language: Language): string {
  const name = shortName(device)
  const line = device.product.description
    ?.split(/[.!?;]+(?:\s|$)/)
    .find((part) => /\b(?:for|fits?|only|pods?|510|takes?)\b/i.test(part))
  return line === undefined
    ? tell(language, `Of ${name} the menu names no such thread.`, `De ${name} el menú no dice que sea de esa rosca.`)
    : saidOf(device, { thread: 'own', said: line.trim() }, language)
}
