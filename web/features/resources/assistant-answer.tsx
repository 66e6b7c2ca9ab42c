import { Link, useRouter } from '@tanstack/react-router'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SupportAnswer, SupportFinding } from '#contract/resources.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'

type AnswerProps = { answer: SupportAnswer; onSuggestion: (text: string) => void; isBusy: boolean }

/** What the assistant says: words, what it found, what to do, where to read on. */
export function AssistantAnswer({ answer, onSuggestion, isBusy }: AnswerProps) {
  const { text, findings, steps, articles, links, suggestions } = answer
  return (
    <div className="space-y-3 rounded-card border border-line bg-surface px-4 py-3">
      {text.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {findings.length > 0 && (
        <ul className="space-y-1.5">
          {findings.map((finding) => (
            <Finding key={finding.text} finding={finding} />
          ))}
        </ul>
      )}
      {steps.length > 0 && (
        <ol className="list-decimal space-y-1 pl-5">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {links.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {links.map(({ label, url }) => (
            <PageLink key={url} url={url}>
              {label}
            </PageLink>
          ))}
        </div>
      )}
      {articles.length > 0 && (
        <div>
          <p className="text-xs text-ink-soft">Read more</p>
          <ul>
            {articles.map(({ id, title }) => (
              <li key={id}>
                <Link
                  to={paths.article}
                  params={{ article: id }}
                  className="inline-flex min-h-7 items-center text-brand-ink underline underline-offset-4"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {suggestions.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {suggestions.map((suggestion) => (
            <Button key={suggestion} size="small" disabled={isBusy} onClick={() => onSuggestion(suggestion)}>
              {suggestion}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

const FINDINGS = {
  good: { Icon: CircleCheck, look: 'text-good-ink', word: 'Fine' },
  attention: { Icon: CircleAlert, look: 'text-bad-ink', word: 'Look here' },
  note: { Icon: Info, look: 'text-ink-soft', word: 'Note' },
} as const

function Finding({ finding: { state, text } }: { finding: SupportFinding }) {
  const { Icon, look, word } = FINDINGS[state]
  return (
    <li className="flex items-start gap-2">
      <Icon size={16} className={`mt-0.5 shrink-0 ${look}`} aria-label={word} />
      <span className={state === 'attention' ? 'font-medium' : undefined}>{text}</span>
    </li>
  )
}

/** A page of the dashboard with its query, opened without leaving the app. */
function PageLink({ url, children }: { url: string; children: ReactNode }) {
  const { history } = useRouter()
  return (
    <a
      href={url}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        history.push(url)
      }}
      className="inline-flex h-8 items-center rounded-lg border border-line bg-surface px-3 font-medium hover:bg-sunken"
    >
      {children}
    </a>
  )
}
