import type { Article, ArticleSection } from '#contract/help/article.ts'
import { ARTICLES } from '#contract/help-articles.ts'
import { contentWords } from '#concierge/resemblance/content-words.ts'

export type FoundSection = { article: Article; section: ArticleSection; score: number }

/** What a word counts where it stands. */
const WEIGHTS = { heading: 3, title: 2, body: 1 } as const
/** Below this share of a question's weight a section is about something else. */
const FOUND_FROM = 0.34

type Indexed = { article: Article; section: ArticleSection; weights: Map<string, number> }

/** The sections that a question is about, best first; empty when the knowledge base says nothing of it. */
export function searchArticles(question: string): FoundSection[] {
  const words = contentWords(question)
  if (words.length === 0) return []
  const total = words.reduce((sum, word) => sum + rarity(word), 0)
  return INDEX.map(({ article, section, weights }) => {
    const hit = words.reduce((sum, word) => sum + rarity(word) * Math.min(1, (weights.get(word) ?? 0) / 2), 0)
    const depth = words.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0) / 100
    return { article, section, score: hit / total + Math.min(depth, 0.2) }
  })
    .filter((found) => found.score >= FOUND_FROM)
    .toSorted((a, b) => b.score - a.score)
}

/** How much a word tells apart: one that stands in every section tells nothing, an unknown one most. */
function rarity(word: string): number {
  const sections = INDEX.filter(({ weights }) => weights.has(word)).length
  return Math.log(1 + INDEX.length / (sections + 0.5))
}

function indexSection(article: Article, section: ArticleSection): Indexed {
  const weights = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const word of contentWords(text)) weights.set(word, (weights.get(word) ?? 0) + weight)
  }
  add(section.heading, WEIGHTS.heading)
  add(`${article.title} ${article.description}`, WEIGHTS.title)
  for (const text of [...section.text, ...(section.steps ?? [])]) add(text, WEIGHTS.body)
  return { article, section, weights }
}

const INDEX = ARTICLES.flatMap((article) => article.sections.map((section) => indexSection(article, section)))
