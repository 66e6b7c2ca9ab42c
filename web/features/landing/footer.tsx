import { CONTACT_EMAIL, DISCLAIMERS } from '#contract/claims.ts'
import { paths } from '#web/paths.ts'
import { Logo } from '#web/shell/logo.tsx'

export function Footer() {
  return (
    <footer className="border-t border-line bg-surface py-10">
      <div className="wide grid gap-8 md:grid-cols-[1fr_2fr]">
        <div>
          <p className="flex items-center gap-2.5 font-semibold">
            <Logo size={28} />
            eConcierge
          </p>
          <ul className="mt-4 space-y-1 text-sm">
            <li>
              <a
                href={`mailto:${CONTACT_EMAIL}`}
                className="inline-flex min-h-8 items-center pointer-coarse:min-h-11 text-brand-ink underline underline-offset-4"
              >
                {CONTACT_EMAIL}
              </a>
            </li>
            <li>
              <a
                href={paths.terms}
                className="inline-flex min-h-8 items-center pointer-coarse:min-h-11 text-ink-soft hover:text-ink"
              >
                Terms of Service
              </a>
            </li>
            <li>
              <a
                href={paths.privacy}
                className="inline-flex min-h-8 items-center pointer-coarse:min-h-11 text-ink-soft hover:text-ink"
              >
                Privacy Policy
              </a>
            </li>
            <li>
              <a
                href={paths.login}
                className="inline-flex min-h-8 items-center pointer-coarse:min-h-11 text-ink-soft hover:text-ink"
              >
                Sign in
              </a>
            </li>
          </ul>
        </div>
        <div className="space-y-3 text-xs text-ink-soft">
          {DISCLAIMERS.map((disclaimer) => (
            <p key={disclaimer}>{disclaimer}</p>
          ))}
        </div>
      </div>
    </footer>
  )
}
