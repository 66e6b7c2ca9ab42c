import { contentWords, isCommon, isDecisive } from './content-words.ts'
import { isSameWord } from './likeness.ts'

const ALIKE_FROM = 0.55
const COMMON_WEIGHT = 0.3

type Member<T> = { item: T; weights: Map<string, number>; norm: number }
type Group<T> = { members: Member<T>[]; sum: Map<string, number> }

/**
 * Puts texts of one meaning together: rare words count more than frequent ones, so "do you take apple pay" joins "is apple pay
 * ok". Each group has its most typical text first; groups come largest first. Texts without a word of their own are alone.
 */
export function groupAlike<T>(items: readonly T[], textOf: (item: T) => string): T[][] {
  const words = mergeTypos(items.map((item) => contentWords(textOf(item))))
  const members = weigh(items, words)
  const groups: Group<T>[] = []
  const byWord = new Map<string, Set<Group<T>>>()
  for (const member of members) {
    const near = new Set([...member.weights.keys()].flatMap((word) => [...(byWord.get(word) ?? [])]))
    let best: Group<T> | undefined
    let bestScore = ALIKE_FROM
    for (const group of near) {
      const score = cosine(member, group.sum)
      if (score >= bestScore) [best, bestScore] = [group, score]
    }
    const group = best ?? { members: [], sum: new Map<string, number>() }
    if (best === undefined) groups.push(group)
    group.members.push(member)
    for (const [word, weight] of member.weights) {
      group.sum.set(word, (group.sum.get(word) ?? 0) + weight / member.norm)
      const known = byWord.get(word)
      if (known === undefined) byWord.set(word, new Set([group]))
      else known.add(group)
    }
  }
  return groups
    .sort((one, other) => other.members.length - one.members.length)
    .map(({ members: found, sum }) =>
      found
        .map((member) => ({ item: member.item, score: cosine(member, sum) }))
        .sort((one, other) => other.score - one.score)
        .map(({ item }) => item),
    )
}

/** Common words come first, so that a rarer spelling joins the usual one. */
function mergeTypos(texts: readonly string[][]): string[][] {
  const counts = new Map<string, number>()
  for (const words of texts) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const usual = new Map<string, string[]>()
  const spelling = new Map<string, string>()
  for (const [word] of [...counts].sort((one, other) => other[1] - one[1])) {
    if (isDecisive(word)) continue
    const [known] = [0, 1, -1].flatMap(
      (more) => usual.get(shapeOf(word, more))?.find((candidate) => isSameWord(candidate, word)) ?? [],
    )
    spelling.set(word, known ?? word)
    if (known !== undefined) continue
    const alike = usual.get(shapeOf(word))
    if (alike === undefined) usual.set(shapeOf(word), [word])
    else alike.push(word)
  }
  return texts.map((words) => [...new Set(words.map((word) => spelling.get(word) ?? word))])
}

/** Words one slip apart begin alike and differ by one letter at most in length. */
const shapeOf = (word: string, more = 0) => `${word[0] ?? ''}${word.length + more}`

function weigh<T>(items: readonly T[], texts: readonly string[][]): Member<T>[] {
  const found = new Map<string, number>()
  for (const words of texts) for (const word of words) found.set(word, (found.get(word) ?? 0) + 1)
  const rarity = (word: string) =>
    Math.log(1 + (texts.length + 1) / (found.get(word) ?? 1)) * (isCommon(word) ? COMMON_WEIGHT : 1)
  return items.map((item, at) => {
    const weights = new Map((texts[at] ?? []).map((word) => [word, rarity(word)]))
    const norm = Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight ** 2, 0))
    return { item, weights, norm: norm === 0 ? 1 : norm }
  })
}

function cosine<T>(member: Member<T>, sum: ReadonlyMap<string, number>): number {
  let dot = 0
  let square = 0
  for (const [word, weight] of sum) {
    square += weight ** 2
    dot += (member.weights.get(word) ?? 0) * weight
  }
  return square === 0 ? 0 : dot / (member.norm * Math.sqrt(square))
}
