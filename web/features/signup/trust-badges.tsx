import { ShieldCheck } from 'lucide-react'

/** What may be trusted, as `contract/claims.ts` says it. */
export function TrustBadges({ badges }: { badges: readonly string[] }) {
  return (
    <ul aria-label="Security" className="flex flex-wrap justify-center gap-x-5 gap-y-2 text-xs text-ink-soft">
      {badges.map((badge) => (
        <li key={badge} className="flex items-center gap-1.5">
          <ShieldCheck size={15} className="text-brand-ink" aria-hidden="true" />
          {badge}
        </li>
      ))}
    </ul>
  )
}
