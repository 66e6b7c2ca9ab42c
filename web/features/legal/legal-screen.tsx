import { usePageTitle } from '#web/lib/page-title.ts'
import type { LegalText } from './legal-text.ts'
import { PRIVACY } from './privacy.ts'
import { TERMS } from './terms.ts'

export function TermsScreen() {
  return <LegalPage text={TERMS} />
}

export function PrivacyScreen() {
  return <LegalPage text={PRIVACY} />
}

function LegalPage({ text: { title, summary, sections } }: { text: LegalText }) {
  usePageTitle(title)
  return (
    <article className="mx-auto max-w-[72ch] text-base">
      <h1 className="text-lg font-semibold tracking-tight sm:text-2xl">{title}</h1>
      <p className="mt-2 text-ink-soft">{summary}</p>
      {sections.map(({ heading, text }) => (
        <section key={heading} className="mt-8">
          <h2 className="font-semibold">{heading}</h2>
          {text.map((paragraph) => (
            <p key={paragraph} className="mt-2">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </article>
  )
}
