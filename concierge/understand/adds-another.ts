import { KIND_BY_ID } from '#concierge/retrieve/kinds.ts'
import type { Form, Wish } from '#concierge/retrieve/wish.ts'

const AND_ONE =
  /^(?:(?:ok|okay|cool|nice|great|perfect|so|oh|,) ?)*(?:and|plus|also|y)(?: (?:then|maybe|also|give me|get me|i want|i need|ill take))* (?:an?|one|two|three|four|some|[2-9]|un|una|unos|unas)\b/

/** "And a pack of mints" after an orange soda: another thing of its shelf, which has nothing of the taste of the first. */
export function addsAnother(before: Wish, said: Wish, plain: string): boolean {
  const isThing = ({ kinds, loose }: Form): boolean =>
    loose !== true && kinds.some((id) => KIND_BY_ID.get(id)?.quality === false)
  const isOfOne = ({ kinds }: Form): boolean =>
    before.forms.some((old) => !isThing(old) || kinds.some((id) => old.kinds.includes(id)))
  return (
    AND_ONE.test(plain) &&
    said.forms.length > 0 &&
    before.forms.length > 0 &&
    said.forms.every((form) => isThing(form) && !isOfOne(form))
  )
}

const ADDS_SOMETHING =
  /^(?:(?:k+|ok|okay|kay|cool|nice|great|thanks|alright|yeah|yes|oh|so|good|perfect|bet|,) ?)*(?:(?:and|also|plus|then|y|tambien)\b(?: \p{L}+){0,6}? )?(?:something|smth|sumthin|somethin|algo)\b(?! (?:else|more|similar|\p{L}{2,}er|like (?:it|that|this|those|them|these))\b)(?!.*\b(?:instead|rather|actually)\b)/u

/** "And for bedtime something with cbn" after mints for the daytime: one thing more, in whatever form, and not the mints in another mood. */
export function isForAnotherMood(before: Wish, said: Wish, plain: string): boolean {
  const mood = moodOf(said)
  const stood = moodOf(before)
  return (
    said.forms.length === 0 &&
    mood.length > 0 &&
    stood.length > 0 &&
    !mood.some((effect) => stood.includes(effect)) &&
    ADDS_SOMETHING.test(plain)
  )
}

function moodOf({ effects, leaning }: Wish): readonly string[] {
  return [...effects, ...leaning]
}
