/** The mark of the product: a speech bubble with a spark. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="shrink-0">
      <rect width="32" height="32" rx="8" fill="var(--brand)" />
      <path
        d="M9 9.5h14a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5h-6.2L12 25.6v-4.1H9A2.5 2.5 0 0 1 6.5 19v-7A2.5 2.5 0 0 1 9 9.5Z"
        fill="var(--on-brand)"
      />
      <path
        d="M16 11.4c.5 2.3 1.6 3.5 4 4-2.4.5-3.5 1.7-4 4-.5-2.3-1.6-3.5-4-4 2.4-.5 3.5-1.7 4-4Z"
        fill="var(--brand)"
      />
    </svg>
  )
}
