import { type Language, tell } from '#concierge/say/wording.ts'

/** Only the end of the day: "how long until you restock" asks of something else. */
const ASKS_TIME_LEFT =
  /\bhow (?:long|much (?:time|longer))\b(?: (?:do|have|did) (?:i|we))?(?: still)?(?: (?:have|got))?(?: left)? (?:(?:(?:un)?til|till|before) (?:(?:you|yall|they|it|the (?:shop|store|place|doors?))(?: guys| all)? )?(?:clos(?:e|es|ed|ing)|lock(?:s|ing)? up|shut(?:s|ting)?)\b|(?<= (?:have|got|left|i|we) )to (?:get|make it|come|swing|drive|run|walk|shop)\b(?! (?:high|stoned|sober|here from|to you from)))(?!.{0,40}\b(?:order|pick ?up|effects?|kicks? in|feel|works?|hits?|sober|comes? (?:up|down))\b)|\bcuanto (?:tiempo (?:me queda|tengo|queda|falta) (?:para (?:llegar|ir)|antes)|(?:me queda|falta) para (?:que cierren|cerrar|llegar))\b/

/** "How long do i have left to get there", "how much time before you close": what is left of the day. */
export function asksTimeLeft(plain: string): boolean {
  return ASKS_TIME_LEFT.test(plain)
}

/** "2 hours and 10 minutes". */
export function sayMinutes(minutes: number, language: Language): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [
    ...(hours > 0
      ? [tell(language, `${hours} hour${hours === 1 ? '' : 's'}`, `${hours} hora${hours === 1 ? '' : 's'}`)]
      : []),
    ...(rest > 0 || hours === 0
      ? [tell(language, `${rest} minute${rest === 1 ? '' : 's'}`, `${rest} minuto${rest === 1 ? '' : 's'}`)]
      : []),
  ]
  return parts.join(tell(language, ' and ', ' y '))
}
