import { Check } from 'lucide-react'
import { formatPrice, LISTED_PLANS } from '#contract/plans.ts'

export function Pricing() {
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="py-14 sm:py-20">
      <div className="wide">
        <h2 id="pricing-title" className="text-lg font-semibold tracking-tight sm:text-2xl">
          Pricing
        </h2>
        <p className="mt-3 max-w-[38rem] text-ink-soft">
          Both plans are full at the moment. Join the waitlist, and we write when a place is free.
        </p>
        <div className="mt-8 grid gap-5 md:grid-cols-2">
          {LISTED_PLANS.map((plan) => (
            <Plan key={plan.id} plan={plan} />
          ))}
        </div>
      </div>
    </section>
  )
}

function Plan({ plan }: { plan: (typeof LISTED_PLANS)[number] }) {
  return (
    <article aria-labelledby={`plan-${plan.id}`} className="card flex flex-col p-6 sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={`plan-${plan.id}`} className="font-semibold">
          {plan.name}
        </h3>
        <span className="rounded-full bg-accent-wash px-2.5 py-1 text-xs font-semibold text-accent-ink">
          {plan.badge}
        </span>
      </div>
      <p className="mt-1 text-sm text-ink-soft">{plan.tagline}</p>
      <p className="mt-5 flex items-baseline gap-1.5">
        <span className="text-2xl font-semibold tracking-tight tabular-nums sm:text-4xl">
          {formatPrice(plan.priceCents)}
        </span>
        <span className="text-ink-soft">/month</span>
      </p>
      <p className="mt-1 text-sm text-ink-soft">{plan.terms.join(' · ')}</p>
      <ul className="mt-6 mb-8 space-y-2.5 text-sm">
        {plan.features.map((feature) => (
          <li key={feature} className="flex items-start gap-2.5">
            <Check size={17} aria-hidden="true" className="mt-px shrink-0 text-brand-ink" />
            {feature}
          </li>
        ))}
      </ul>
      <button type="button" data-waitlist className="button button-primary mt-auto w-full">
        Join Waitlist
        <span className="sr-only"> for {plan.name}</span>
      </button>
    </article>
  )
}
