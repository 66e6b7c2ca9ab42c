import type { AgentBrief } from '#contract/agent.ts'
import { type Choice, choose } from './choose.ts'
import type { Retrieved } from './retrieve.ts'
import type { Wish } from './wish.ts'

/** One of several things wished for together, with what was chosen for it; null when nothing fits the budget. */
export type Fitted = { wish: Wish; retrieved: Retrieved; choice: Choice | null }

type Lists = readonly { choices: readonly Choice[]; quantity: number }[]

/** Takes the best of each part, then goes down in price, part by part, until the sum fits the budget. */
export function fitBudget(retrieved: readonly Retrieved[], parts: readonly Wish[], agent: AgentBrief): Fitted[] {
  const budget = parts[0]?.budgetTotal ?? null
  const lists: { choices: readonly Choice[]; quantity: number }[] = []
  for (const [index, part] of parts.entries()) {
    const taken = lists.flatMap(({ choices }) => choices[0]?.item ?? [])
    const met = retrieved[index]?.met ?? []
    const others = met.filter((item) => !taken.includes(item))
    lists.push({
      choices: candidates(others.length > 0 ? others : met, part, agent),
      quantity: part.quantity ?? 1,
    })
  }
  const at = budget === null ? lists.map(() => 0) : descend(lists, budget)
  const sum = at.reduce((total, place, index) => total + priceAt(lists, index, place), 0)
  const fits = budget === null || sum <= budget
  let left = budget ?? Number.POSITIVE_INFINITY
  return parts.flatMap((wish, index): Fitted[] => {
    const part = retrieved[index]
    if (part === undefined) return []
    const choice = lists[index]?.choices[at[index] ?? 0] ?? null
    const cost = (choice?.item.payable ?? 0) * (wish.quantity ?? 1)
    if (choice === null || (!fits && cost > left)) return [{ wish, retrieved: part, choice: null }]
    left -= cost
    return [{ wish, retrieved: part, choice }]
  })
}

function candidates(met: Retrieved['met'], part: Wish, agent: AgentBrief): Choice[] {
  if (part.budgetTotal === null) return choose(met, { ...part, count: 1 }, agent)
  return [
    ...choose(met, { ...part, count: 12 }, agent),
    ...choose(met, { ...part, count: 6, order: 'cheapest' }, agent),
  ]
}

function priceAt(lists: Lists, index: number, place: number): number {
  const list = lists[index]
  return (list?.choices[place]?.item.payable ?? 0) * (list?.quantity ?? 1)
}

/** True for a thing that another part of the purchase has already. */
function isTaken(lists: Lists, at: readonly number[], { index, place }: { index: number; place: number }): boolean {
  const item = lists[index]?.choices[place]?.item
  return at.some((other, part) => part !== index && lists[part]?.choices[other]?.item === item)
}

const MOST_ROUNDS = 200

/** The place in each list to take, the dearest part made cheaper at each round. */
function descend(lists: Lists, budget: number): number[] {
  const at = lists.map(() => 0)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    if (at.reduce((total, place, index) => total + priceAt(lists, index, place), 0) <= budget) break
    const dearest = at
      .map((place, index) => ({ index, cost: priceAt(lists, index, place) }))
      .sort((a, b) => b.cost - a.cost)
    const movable = dearest.find(({ index, cost }) =>
      (lists[index]?.choices ?? []).some(
        (_choice, place) => priceAt(lists, index, place) < cost && !isTaken(lists, at, { index, place }),
      ),
    )
    if (movable === undefined) break
    const list = lists[movable.index]?.choices ?? []
    const isLess = (place: number): boolean =>
      priceAt(lists, movable.index, place) < movable.cost && !isTaken(lists, at, { index: movable.index, place })
    const next = list.findIndex((_choice, place) => place > (at[movable.index] ?? 0) && isLess(place))
    at[movable.index] = next >= 0 ? next : list.findIndex((_choice, place) => isLess(place))
  }
  return at
}
