import type { Article } from '#contract/help/article.ts'
import { GETTING_STARTED } from '#contract/help/getting-started.ts'
import { INTEGRATIONS } from '#contract/help/integrations.ts'
import { TROUBLESHOOTING } from '#contract/help/troubleshooting.ts'
import { WIDGET_SETUP } from '#contract/help/widget-setup.ts'

/** The knowledge base, in the order in which it is shown. */
export const ARTICLES: readonly Article[] = [...GETTING_STARTED, ...WIDGET_SETUP, ...INTEGRATIONS, ...TROUBLESHOOTING]

export function findArticle(id: string): Article | undefined {
  return ARTICLES.find((article) => article.id === id)
}
