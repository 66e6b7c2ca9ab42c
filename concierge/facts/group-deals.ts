import { staysEnglish } from '#concierge/say/house-spanish.ts'
import { sentence } from '#concierge/say/wording.ts'
import { type FactAnswer, type FactQuestion, looseText } from './answer.ts'
import { dealsOfGroups } from './deals-told.ts'
import { groupsAsked } from './deal-groups.ts'

/** "Is there a military discount, and do my points go on top": the deal for a group that is named goes before. */
export function withGroupDeals(answer: FactAnswer, { profile, plain, language }: FactQuestion): FactAnswer {
  const deals = groupsAsked(plain).some(({ en }) => en === 'birthdays') ? [] : dealsOfGroups({ profile, plain }).deals
  const told = deals.filter(({ text }) => !answer.text.includes(text) && !(language === 'es' && staysEnglish(text)))
  return told.length === 0
    ? answer
    : {
        ...answer,
        text: [...told.map(({ text }) => sentence(text)), answer.text].join(' '),
        paths: [...told.map(({ path }) => path), ...answer.paths],
      }
}

/** A gift for a birthday that stands among the deals, where the programme has none. */
export function isBirthdayDeal({ profile, plain }: FactQuestion): boolean {
  const [group, ...others] = groupsAsked(plain)
  return (
    group?.en === 'birthdays' &&
    others.length === 0 &&
    looseText(profile.loyalty, 'birthday') === null &&
    dealsOfGroups({ profile, plain }).deals.length > 0
  )
}
