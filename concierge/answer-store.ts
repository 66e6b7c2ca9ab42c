import type { Store } from './open-store.ts'
import { answerAny } from './facts/answer-any.ts'
import { answerHours } from './facts/answer-hours.ts'
import { answerDeals } from './facts/answer-deals.ts'
import { answerDelivery } from './facts/answer-delivery.ts'
import { answerIdentification } from './facts/answer-identification.ts'
import { answerLoyalty } from './facts/answer-loyalty.ts'
import { answerOrder, answerReturns } from './facts/answer-order.ts'
import { answerPayment, answerTax } from './facts/answer-payment.ts'
import { answerPickup } from './facts/answer-pickup.ts'
import { answerAccess, answerContact, answerLocation, answerParking, silent } from './facts/answer-place.ts'
import { answerLimits, answerRules } from './facts/answer-rules.ts'
import { contactLine } from './facts/contact-line.ts'
import type { FactAnswer, FactQuestion } from './facts/answer.ts'
import type { StoreIntent } from './understand/intent.ts'

/** Answers one store question from the profile. When its own topic is silent, any fact whose key was named may answer. */
export function answerStore(intent: StoreIntent, question: FactQuestion): FactAnswer {
  const answer = answerTopic(intent, question)
  if (answer.known) return answer
  return (
    answerAny(question) ?? {
      ...answer,
      text: `${answer.text} ${contactLine(question.profile, question.language)}`.trim(),
      handoff: 'unanswered',
    }
  )
}

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
      return answerDelivery(question)
    case 'pickup':
      return answerPickup(question)
    case 'loyalty':
      return answerLoyalty(question)
    case 'deals':
      return answerDeals(question)
    case 'payment':
      return answerPayment(question)
    case 'tax':
      return answerTax(question)
    case 'id_policy':
      return answerIdentification(question)
    case 'purchase_limits':
      return answerLimits(question)
    case 'consumption_rules':
      return answerRules(question)
    case 'parking':
      return answerParking(question)
    case 'accessibility':
      return answerAccess(question)
    case 'store_hours':
      return answerHours(question)
    case 'store_location':
      return answerLocation(question)
    case 'contact':
      return answerContact(question)
    case 'jobs':
    case 'store_info':
      return answerAny(question) ?? silent(question.language)
  }
}

/** A question no topic took: any fact of the profile whose key it names, or null. */
export function answerUnforeseen(store: Store, question: Omit<FactQuestion, 'store' | 'profile'>): FactAnswer | null {
  return answerAny({ ...question, store, profile: store.profile })
}
