import { Link } from '@tanstack/react-router'
import { Clock, SearchX } from 'lucide-react'
import { type Article, ARTICLE_CATEGORIES } from '#contract/help/article.ts'
import { ARTICLES } from '#contract/help-articles.ts'
import { choiceList } from '#web/lib/choices.ts'
import { formatNoun } from '#web/lib/format.ts'
import { useQueryChoice, useQueryText, useSetQuery } from '#web/lib/query-choice.ts'
import { paths } from '#web/paths.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Card, CardHead } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SearchField } from '#web/ui/search-field.tsx'
import { CATEGORIES, findArticles } from './find-articles.ts'

/** The articles, by search and by category; both stand in the address. */
export function KnowledgeBase() {
  const search = useQueryText('search') ?? ''
  const [category, setCategory] = useQueryChoice('category', CATEGORIES, 'all')
  const setQuery = useSetQuery()
  const articles = findArticles(ARTICLES, { search, category })
  return (
    <Card aria-labelledby="knowledge-base">
      <CardHead id="knowledge-base" title="Knowledge Base" />
      <div className="space-y-3 px-5 pb-4 sm:px-6">
        <SearchField
          label="Search articles"
          placeholder="Search articles"
          maxLength={100}
          value={search}
          onChange={(text) => setQuery({ search: text || undefined }, { replace: true })}
        />
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Category</legend>
          {choiceList(CATEGORIES).map(({ value, label }) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === category}
              onClick={() => setCategory(value)}
              className={classNames(
                'h-8 rounded-full border px-3 text-sm font-medium pointer-coarse:min-h-11',
                value === category
                  ? 'border-brand bg-brand-wash text-brand-ink'
                  : 'border-line text-ink-soft hover:bg-sunken hover:text-ink',
              )}
            >
              {label}
            </button>
          ))}
        </fieldset>
        <p role="status" className="sr-only">
          {formatNoun(articles.length, 'article')}
        </p>
      </div>
      {articles.length === 0 ? (
        <div className="border-t border-line">
          <EmptyState
            icon={<SearchX size={20} aria-hidden="true" />}
            title="No articles found"
            text="Try adjusting your search or filters"
          />
        </div>
      ) : (
        <ul className="grid border-t border-line md:grid-cols-2">
          {articles.map((article) => (
            <ArticleItem key={article.id} article={article} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function ArticleItem({ article }: { article: Article }) {
  return (
    <li className="relative flex flex-col border-b border-line px-5 py-4 hover:bg-sunken sm:px-6 md:odd:border-r">
      <div className="flex items-start justify-between gap-3">
        <h3 className="font-semibold">
          <Link to={paths.article} params={{ article: article.id }} className="after:absolute after:inset-0">
            {article.title}
          </Link>
        </h3>
        {article.status !== undefined && <ArticleBadge status={article.status} />}
      </div>
      <p className="mt-1 flex-1 text-ink-soft">{article.description}</p>
      <ArticleFacts article={article} />
    </li>
  )
}

const BADGE_TONES: Record<NonNullable<Article['status']>, Tone> = { popular: 'brand', new: 'good', important: 'accent' }

export function ArticleBadge({ status }: { status: NonNullable<Article['status']> }) {
  return <Badge tone={BADGE_TONES[status]}>{status}</Badge>
}

export function ArticleFacts({ article }: { article: Article }) {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-xs text-ink-soft">
      <span>{ARTICLE_CATEGORIES[article.category]}</span>
      <span className="inline-flex items-center gap-1">
        <Clock size={12} aria-hidden="true" />
        {article.estimatedTime}
      </span>
    </p>
  )
}
