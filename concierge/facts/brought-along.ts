import { tell } from '#concierge/say/wording.ts'
import type { FactAnswer, FactQuestion } from './answer.ts'

/** "Do I get something if I bring a friend": what comes of it is asked for, and not whether they may come. */
const REWARD =
  /\b(?:get|earn|anything|something|(?:a )?(?:little|lil|lil bit of) (?:something|extra)|rewards?|bonus|discount|credits?|points?|perks?|whats in it|benefits?)\b/
const BROUGHT =
  /(?:\b(?:if|when|for|by)(?: (?:i|we|you))? |^)(?:brings?|bringing|drags?|dragging|hauls?|hauling|ropes?|roping|talks?|talking|convinces?|convincing|sends?|sending|refers?|referring|invites?|inviting|signs?(?: \p{L}+)? up|signing(?: \p{L}+)? up|gets?|getting|recommends?|recommending|tells?|telling)(?: (?:in|into coming|over|along|you|up|a|an|my|some|another|new|more|other|all|of|couple|few|two|\d|new))* (?:friends?|budd(?:y|ies)|pals?|people|customers?|sister|brother|cousins?|coworkers?|neighbou?rs?|roommates?|folks|somebody|someone)\b/u

/** "If my cousin signs up", "my buddy wants to come". */
const COMES =
  /\b(?:if|when|once|cause|because)? ?(?:my|a|another) (?:\p{L}+ )?(?:friend|buddy|pal|sister|brother|cousin|coworker|neighbou?r|roommate|mom|dad|wife|husband|girlfriend|boyfriend)s? (?:(?:wants? to|is gonna|will|is) )?(?:signs? up|signing up|joins?|joining|buys? something|shops? (?:here|there|with you)|comes? (?:in|by|too|here|there|shop\p{L}*))\b(?=.*\b(?:do|does|would|will|what) (?:i|we)\b)/u

export function asksOfReferral(plain: string): boolean {
  return (
    REWARD.test(plain) &&
    (BROUGHT.test(plain) || COMES.test(plain)) &&
    !/\bgift\b|\b(?:high|stoned|drunk)\b/.test(plain)
  )
}

/** "Refer a friend program": a deal tells of it, and no line of the programme. */
export function isReferralDeal({ profile, plain }: Pick<FactQuestion, 'profile' | 'plain'>): boolean {
  return (
    /\brefer(?:s|ring|rals?)?\b/.test(plain) &&
    !Object.keys(profile.loyalty ?? {}).some((key) => /refer|bring|friend/.test(key)) &&
    /\brefer|bring (?:a|your) friend/i.test(JSON.stringify(profile.deals ?? {}))
  )
}

/** What comes of bringing a friend, where neither the programme nor a deal tells it. */
export function untoldReferral({ profile, plain, language }: FactQuestion): FactAnswer | null {
  if (!asksOfReferral(plain) || /refer|friend|bring/i.test(JSON.stringify(profile.deals ?? {}))) return null
  return {
    text: tell(
      language,
      'I see no reward listed for bringing somebody along, but our team can tell you.',
      'No veo anunciada una recompensa por traer a alguien; nuestro equipo te lo dice.',
    ),
    paths: [],
    known: false,
  }
}
