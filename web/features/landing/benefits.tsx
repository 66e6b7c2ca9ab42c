import { Check, X } from 'lucide-react'
import { CLAIMS } from '#contract/claims.ts'

const WITHOUT = [
  'Shoppers scroll hundreds of products alone',
  'Questions wait until the counter is free, or until morning',
  'Carts hold the one thing they came for',
  'You hear of a bad answer from a review',
]

const WITH = [
  'A short list that fits mood, taste and budget',
  'Answers in a moment, at any hour, to everyone at once',
  'The right second product, within limits you set',
  'Every conversation scored, the doubtful ones flagged for you',
]

export function Benefits() {
  return (
    <section id="benefits" aria-labelledby="benefits-title" className="py-14 sm:py-20">
      <div className="wide">
        <h2 id="benefits-title" className="text-lg font-semibold tracking-tight sm:text-2xl">
          What changes when every shopper is served
        </h2>
        <div className="mt-8 grid gap-5 md:grid-cols-2">
          <Side title="Without eConcierge" points={WITHOUT} isGood={false} />
          <Side title="With eConcierge" points={WITH} isGood />
        </div>
        <dl className="mt-8 grid grid-cols-2 gap-5 lg:grid-cols-4">
          {CLAIMS.map(({ figure, text }) => (
            <div key={text} className="card flex flex-col-reverse p-5 sm:p-6">
              <dt className="mt-1 text-sm text-ink-soft">{text}*</dt>
              <dd className="text-2xl font-semibold tracking-tight tabular-nums sm:text-4xl">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function Side({ title, points, isGood }: { title: string; points: readonly string[]; isGood: boolean }) {
  const Icon = isGood ? Check : X
  return (
    <article className={isGood ? 'card border-brand-ink bg-brand-wash p-6' : 'card p-6'}>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-4 space-y-3 text-sm">
        {points.map((point) => (
          <li key={point} className="flex items-start gap-3">
            <Icon
              size={18}
              aria-hidden="true"
              className={isGood ? 'mt-px shrink-0 text-brand-ink' : 'mt-px shrink-0 text-ink-soft'}
            />
            {point}
          </li>
        ))}
      </ul>
    </article>
  )
}
