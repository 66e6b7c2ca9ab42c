import type { Said } from '#contract/agent-checks.ts'

/** What was answered, with the products that were shown. */
export function SaidText({ said }: { said: Said }) {
  return (
    <div className="mt-1 text-xs">
      <p className="break-words">{said.text}</p>
      {said.products.length > 0 && <p className="mt-0.5 text-ink-soft">Shown: {said.products.join(', ')}</p>}
    </div>
  )
}
