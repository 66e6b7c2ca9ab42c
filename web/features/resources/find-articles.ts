import { type Article, ARTICLE_CATEGORIES, type ArticleCategory } from '#contract/help/article.ts'
import type { Choices } from '#web/lib/choices.ts'

export type CategoryChoice = ArticleCategory | 'all'

export const CATEGORIES = { all: 'All', ...ARTICLE_CATEGORIES } as const satisfies Choices<CategoryChoice>

/** The articles of a category that hold every word of the search, in title, description or body. */
export function findArticles(
  articles: readonly Article[],
  { search, category }: { search: string; category: CategoryChoice },
): Article[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return articles.filter(
    (article) =>
      (category === 'all' || article.category === category) && words.every((word) => textOf(article).includes(word)),
  )
}

function textOf({ title, description, sections }: Article): string {
  const body = sections.flatMap(({ heading, text, steps = [] }) => [heading, ...text, ...steps])
  return [title, description, ...body].join('\n').toLowerCase()
}
