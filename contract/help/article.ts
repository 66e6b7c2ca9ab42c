export const ARTICLE_CATEGORIES = {
  'getting-started': 'Getting started',
  'widget-setup': 'Widget setup',
  integrations: 'Integrations',
  troubleshooting: 'Troubleshooting',
} as const
export type ArticleCategory = keyof typeof ARTICLE_CATEGORIES

/** A part of an article: what it says, then what to do, one step after the other. */
export type ArticleSection = { heading: string; text: readonly string[]; steps?: readonly string[] }

/** An article of the knowledge base. Free of schemas, for the browser; the support assistant answers from the same words. */
export type Article = {
  id: string
  title: string
  description: string
  category: ArticleCategory
  /** How long it takes to read and do: `5 min`. */
  estimatedTime: string
  url: string
  status?: 'popular' | 'new' | 'important'
  sections: readonly ArticleSection[]
}
