import { Link, useParams } from '@tanstack/react-router'
import { FileQuestion } from 'lucide-react'
import type { ArticleSection } from '#contract/help/article.ts'
import { ARTICLES, findArticle } from '#contract/help-articles.ts'
import { usePageTitle } from '#web/lib/page-title.ts'
import { paths } from '#web/paths.ts'
import { BackLink } from '#web/shell/back-link.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ArticleBadge, ArticleFacts } from './knowledge-base.tsx'

/** One article of the knowledge base. */
export function ArticleScreen() {
  const { article: id = '' } = useParams({ strict: false })
  const article = findArticle(id)
  usePageTitle(article?.title ?? 'Resources')
  if (article === undefined) return <NoArticle />
  const others = ARTICLES.filter((other) => other.category === article.category && other.id !== article.id)
  return (
    <div className="space-y-5">
      <BackLink to={paths.resources}>All articles</BackLink>
      <Card className="px-5 py-6 sm:px-8">
        <article className="max-w-[72ch] text-base">
          <div className="flex flex-wrap items-center gap-3">
            <h1 className="text-lg font-semibold tracking-tight sm:text-2xl">{article.title}</h1>
            {article.status !== undefined && <ArticleBadge status={article.status} />}
          </div>
          <p className="mt-2 text-ink-soft">{article.description}</p>
          <ArticleFacts article={article} />
          {article.sections.map((section) => (
            <Section key={section.heading} section={section} />
          ))}
        </article>
      </Card>
      {others.length > 0 && (
        <nav aria-label="More articles">
          <h2 className="text-xs font-medium text-ink-soft">Read next</h2>
          <ul className="mt-1">
            {others.map((other) => (
              <li key={other.id}>
                <Link
                  to={paths.article}
                  params={{ article: other.id }}
                  className="inline-flex min-h-8 items-center font-medium text-brand-ink underline underline-offset-4"
                >
                  {other.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

function Section({ section: { heading, text, steps } }: { section: ArticleSection }) {
  return (
    <section className="mt-7">
      <h2 className="font-semibold">{heading}</h2>
      {text.map((paragraph) => (
        <p key={paragraph} className="mt-2">
          {paragraph}
        </p>
      ))}
      {steps !== undefined && (
        <ol className="mt-3 list-decimal space-y-1.5 pl-6">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </section>
  )
}

function NoArticle() {
  return (
    <Card>
      <EmptyState
        icon={<FileQuestion size={20} aria-hidden="true" />}
        title="There is no such article"
        text="It may have been renamed."
        action={
          <ButtonLink look="primary">
            <Link to={paths.resources}>All articles</Link>
          </ButtonLink>
        }
      />
    </Card>
  )
}
