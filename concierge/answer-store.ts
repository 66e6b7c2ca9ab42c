import type { Store } from './open-store.ts'
import { staysEnglish } from './say/house-spanish.ts'
import { answerAny, answerFact, asksForUnlisted, findFact, namesUnforeseenFact } from './facts/answer-any.ts'
import { answerElsewhere, asksForNamesake } from './facts/answer-elsewhere.ts'
import { answerHours } from './facts/answer-hours.ts'
import { answerBusy } from './facts/answer-busy.ts'
import { answerDeals } from './facts/answer-deals.ts'
import { groupsAsked } from './facts/deal-groups.ts'
import { isBirthdayDeal, withGroupDeals } from './facts/group-deals.ts'
import { answerDelivery } from './facts/answer-delivery.ts'
import { answerBesideDelivery } from './facts/beside-delivery.ts'
import { answerIdentification } from './facts/answer-identification.ts'
import { answerLocation } from './facts/answer-location.ts'
import { answerLoyalty } from './facts/answer-loyalty.ts'
import { answerOrder, answerReturns } from './facts/answer-order.ts'
import { answerPayment } from './facts/answer-payment.ts'
import { answerTax } from './facts/answer-tax.ts'
import { answerPickup } from './facts/answer-pickup.ts'
import { answerAccess } from './facts/answer-access.ts'
import { answerLot } from './facts/answer-lot.ts'
import { answerContact, silent } from './facts/answer-place.ts'
import { answerJobs } from './facts/answer-jobs.ts'
import { answerLimits, answerRules } from './facts/answer-rules.ts'
import { asksOfReferral, isReferralDeal } from './facts/brought-along.ts'
import { departmentHours } from './facts/department-hours.ts'
import { contactLine } from './facts/contact-line.ts'
import { findAffair, houseRule, untoldMatter } from './facts/shop-affairs.ts'
import { isOfGroupEvent } from './facts/find-event.ts'
import { findPassage } from './facts/find-passage.ts'
import { isOwn } from './facts/own-facts.ts'
import { wayPaid } from './facts/lines-of-way.ts'
import { answerTerms } from './facts/own-terms.ts'
import { answerOwnLimit } from './facts/own-limit.ts'
import { withNextDate } from './facts/next-date.ts'
import { admittingParticular } from './facts/particulars.ts'
import { hourRules, otherHours } from './facts/other-hours.ts'
import type { FactAnswer, FactQuestion } from './facts/answer.ts'
import type { Fact } from './facts/fact.ts'
import type { StoreIntent } from './understand/intent.ts'
import { answerBeside } from './facts/answer-beside.ts'
import { answerDepartment, comingToDepartment } from './facts/answer-department.ts'

/** Answers one store question from the profile. When its own topic is silent, any fact whose key was named may answer. */
export function answerStore(intent: StoreIntent, question: FactQuestion): FactAnswer {
  return withNextDate(answerAsked(intent, question), question)
}

function answerAsked(intent: StoreIntent, question: FactQuestion): FactAnswer {
  const terms = intent === 'store_info' ? answerTerms(question) : null
  if (terms !== null) return terms
  const ofPeople = intent === 'deals' && groupsAsked(question.plain).length > 0
  const elsewhere = ELSEWHERE_UNTOLD.has(intent) || ofPeople ? null : answerElsewhere(question)
  if (elsewhere !== null) return elsewhere
  const told = answerUntoldOrRule(intent, question)
  if (told !== null) return told
  const answer = answerTopic(intent, question)
  if (answer.known)
    return TOLD_BY_FACTS.has(intent) ? admittingParticular(answer, question) : withNamedFact(answer, intent, question)
  return (
    answerBeside(intent, question) ?? {
      ...answer,
      text: `${answer.text} ${contactLine(question.profile, question.language)}`.trim(),
      handoff: 'unanswered',
    }
  )
}

function answerUntoldOrRule(intent: StoreIntent, question: FactQuestion): FactAnswer | null {
  const { profile, plain } = question
  const asked = asksForNamesake(profile, plain) ? { ...question, plain: `${plain} , any other shop` } : question
  return answerUntold(intent, asked) ?? answerRule(intent, asked)
}

/** What every shop is asked and few profiles tell: that it is not known here, and whom to ask. */
function answerUntold(intent: StoreIntent, { store, profile, plain, language }: FactQuestion): FactAnswer | null {
  const matter = untoldMatter(store, plain)
  const text = matter?.topic === intent ? matter.say(profile, language) : null
  return text === null
    ? null
    : {
        text: `${text} ${contactLine(profile, language)}`,
        paths: [intent, 'address', 'staff.human_handoff', 'phone', 'email'],
        known: true,
        derived: [text],
        handoff: 'unanswered',
      }
}

/** A rule of the house on just what is asked, in place of all that its topic tells. */
function answerRule(intent: StoreIntent, question: FactQuestion): FactAnswer | null {
  const rule = houseRule(question.store, question.plain)
  return rule === null || !rule.of.includes(intent)
    ? null
    : admittingParticular(answerFact(rule.fact, question), question)
}

/** Topics that single facts of the shop's own answer. */
const TOLD_BY_FACTS: ReadonlySet<StoreIntent> = new Set(['store_info', 'store_location'])

/** Topics that are the same wherever the owner has a shop, or that only a person settles. */
const ELSEWHERE_UNTOLD: ReadonlySet<StoreIntent> = new Set([
  'delivery',
  'order_status',
  'order_change',
  'complaint',
  'human_handoff',
  'loyalty',
  'tax',
  'returns',
  'jobs',
])

/** Cards that are shown, and not paid with. */
const OF_CARDS_SHOWN = /\btarjetas? medicas?\b|\bconsular\b|\bmatriculas?\b/
const NAMES_WAY = /\bdrive|\bcurb/
const NAMES_PAPERS =
  /\b(?:ids?|idnyc|licen[cs]es?|passports?|pasaporte|licencia|identificacion|matriculas?|consular|tribal)\b/
const NAMES_MONEY = /\bpay|\bcards?\b|\bcash|\batm\b|\btips?\b|\bcredit|\bdebit|\bfee|efectivo|tarjeta|pag[ao]/

function answerTopic(intent: StoreIntent, question: FactQuestion): FactAnswer {
  switch (intent) {
    case 'human_handoff':
    case 'complaint':
    case 'order_change':
    case 'order_status':
      return answerOrder(question, intent)
    case 'returns':
      return answerReturns(question)
    case 'delivery':
      return answerBesideDelivery(question) ?? answerDelivery(question)
    case 'pickup':
      return (
        (NAMES_MONEY.test(question.plain) ? wayPaid(question) : null) ??
        answerDepartment(question) ??
        answerPickup(question)
      )
    case 'loyalty':
      return asksOfReferral(question.plain) || isReferralDeal(question) || isBirthdayDeal(question)
        ? answerDeals(question)
        : withGroupDeals(answerLoyalty(question), question)
    case 'deals':
      return ofHappening(question) ?? answerDeals(question)
    case 'payment':
      return answerMoney(question)
    case 'tax':
      return answerTax(question)
    case 'id_policy':
      if (/licen[cs]e number|number of your licen/.test(question.plain))
        return answerAny(question) ?? answerIdentification(question)
      return comingToDepartment(question) ?? answerIdentification(question)
    case 'purchase_limits':
      return answerOwnLimit(question) ?? answerLimits(question)
    case 'consumption_rules':
      return answerRules(question)
    case 'parking':
      return answerLot(question)
    case 'accessibility':
      return answerAccess(question)
    case 'store_hours':
      return answerDepartment(question) ?? answerHoursOf(question) ?? withOtherHours(question)
    case 'store_location':
      return asksForUnlisted(question) ? silent(question.language) : answerLocation(question)
    case 'contact':
      return answerContact(question)
    case 'jobs':
      return answerJobs(question)
    case 'store_info':
      // "How long is the line" reads like a matter of the shop where no cue of a rush settled it.
      return (
        answerDepartment(question) ??
        answerEach(question) ??
        answerAny(question) ??
        answerBusy(question) ??
        silent(question.language)
      )
  }
}

/** How one pays; the word for a card may also mean one that is shown. */
function answerMoney(question: FactQuestion): FactAnswer {
  if (OF_CARDS_SHOWN.test(question.plain)) return answerIdentification(question)
  if (NAMES_WAY.test(question.plain)) {
    const note = wayPaid(question)
    if (note !== null) return note
  }
  if (NAMES_MONEY.test(question.plain)) return answerPayment(question)
  if (NAMES_PAPERS.test(question.plain)) return answerIdentification(question)
  return (namesOwnKey(question) ? answerAny(question) : null) ?? answerPayment(question)
}

/** "What day is the comedy thing": what goes on at the shop, where no deal is spoken of. */
function ofHappening(question: FactQuestion): FactAnswer | null {
  const { store, plain } = question
  if (isOfGroupEvent(plain) && namesOwnKey(question)) return answerAny(question)
  return ASKS_WHEN.test(plain) && !SPEAKS_OF_DEALS.test(plain)
    ? (answerHoursOf(question) ?? (namesUnforeseenFact(store, plain) === null ? null : answerAny(question)))
    : null
}

const ASKS_WHEN = /^(?:(?:so|and|hey|hi|ok|also) )*(?:what|which) (?:day|days|night|date)\b/
const SPEAKS_OF_DEALS =
  /\b(?:deals?|discounts?|sales?|specials?|offers?|promos?|off|cheap(?:er|est)?|bogo|prices?|save|senior|vets?|veterans?|students?|best)\b/

/** "Got wifi, or a bathroom": things that the shop keeps under keys of their own, each in its own part of the question. */
function answerEach(question: FactQuestion): FactAnswer | null {
  const parts = question.plain.split(/ , | (?:and|or|plus|y|o) /)
  const answers = parts.flatMap((plain) => {
    const one = { ...question, plain }
    const names = asksForUnlisted(one) || namesOwnKey(one)
    return names ? [answerAny(one) ?? silent(question.language)] : []
  })
  const texts = new Set(answers.map(({ text }) => text))
  if (texts.size < 2) return null
  const known = answers.every((answer) => answer.known)
  return {
    text: [...texts, ...(known ? [] : [contactLine(question.profile, question.language)])].join(' '),
    paths: answers.flatMap(({ paths }) => paths),
    known: true,
  }
}

function namesOwnKey({ store, plain }: FactQuestion): boolean {
  return ['affair', 'key'].includes(namesUnforeseenFact(store, plain) ?? '')
}

const TELLS_TIME = /\d ?(?:am|pm|:\d\d)|\bnoon\b|midnight|\bevery\b|\bdaily\b|\b(?:first|last|second|third)\b|day\b/i

/** "When is the medical counter open": the hours of a part of the shop, or of what goes on in it, where a fact tells them. */
function answerHoursOf(question: FactQuestion): FactAnswer | null {
  const fact = departmentHours(question.store.facts, question.plain) ?? findPassage(question.store, question.plain)
  return fact !== null && TELLS_TIME.test(String(fact.value)) ? answerFact(fact, question) : null
}

/** The hours of a season or an event go before the usual ones. */
function withOtherHours(question: FactQuestion): FactAnswer {
  const answer = answerHours(question)
  const others = [
    ...otherHours(question.store.facts, question.plain),
    ...hourRules(question.store.facts, question.plain),
  ]
  return others.length === 0
    ? answer
    : {
        ...answer,
        text: [...others.map((fact) => answerFact(fact, question).text), answer.text].join(' '),
        paths: [...others.map(({ path }) => path), ...answer.paths],
      }
}

/** An answer about a topic in general leaves out what was asked in particular ("room for a motorhome"): the fact so named goes first. */
function withNamedFact(answer: FactAnswer, intent: StoreIntent, question: FactQuestion): FactAnswer {
  if (!TOLD_IN_PARTS.has(intent)) return answer
  const fact = findFact(question)
  const isOfTopic =
    fact !== null &&
    (TOPIC_OF[fact.top] === intent ||
      (intent === 'parking' && PARKED.test(fact.path)) ||
      fact === findAffair(question.store, question.plain))
  if (fact === null || !isOfTopic || isTold(fact, answer.text) || fact.path.endsWith('.notes')) return answer
  if (question.language === 'es' && staysEnglish(String(fact.value))) return answer
  return { ...answer, text: `${answerFact(fact, question).text} ${answer.text}`, paths: [fact.path, ...answer.paths] }
}

/** What is left outside, told under a key of the shop's own. */
const PARKED = /(?:^|[._])(?:bikes?|bicycles?|scooters?|motorcycles?|rvs?|trailers?|trucks?)(?:[._]|$)/

/** Topics whose general answer is a choice of their facts. */
const TOLD_IN_PARTS: ReadonlySet<StoreIntent> = new Set(['parking', 'accessibility'])

/** A yes or no under a foreseen key is part of what its topic tells. */
function isTold(fact: Fact, text: string): boolean {
  const values = Array.isArray(fact.value) ? fact.value : [fact.value]
  return values.every((one) => (typeof one === 'boolean' && !isOwn(fact)) || text.includes(String(one)))
}

/** Parts of a profile that a topic tells better than its single facts do. */
const TOPIC_OF: Readonly<Record<string, StoreIntent>> = {
  address: 'store_location',
  hours: 'store_hours',
  holidays: 'store_hours',
  parking: 'parking',
  accessibility: 'accessibility',
  id_policy: 'id_policy',
  loyalty: 'loyalty',
  deals: 'deals',
}

/** A question no topic took: the topic of the fact that it names, or the fact itself; null when it names none. */
export function answerUnforeseen(store: Store, question: Omit<FactQuestion, 'store' | 'profile'>): FactAnswer | null {
  const whole = { ...question, store, profile: store.profile }
  const fact = findFact(whole)
  if (fact === null) return null
  const topic = TOPIC_OF[fact.top]
  const own = answerFact(fact, whole)
  if (topic === undefined) return own
  const told = answerTopic(topic, whole)
  return isTold(fact, told.text)
    ? told
    : { ...told, text: `${own.text} ${told.text}`, paths: [...own.paths, ...told.paths] }
}
