import { ArrowDown } from 'lucide-react'
import { HeroPicture } from './hero-picture.tsx'

export function Hero() {
  return (
    <section aria-labelledby="hero-title" className="overflow-hidden">
      <div className="wide grid items-center gap-10 py-12 sm:py-20 lg:grid-cols-[1.1fr_1fr]">
        <div>
          <p className="text-sm font-semibold text-brand-ink">For licensed cannabis dispensaries</p>
          <h1 id="hero-title" className="mt-3 text-2xl font-semibold tracking-tight text-balance sm:text-4xl">
            The AI budtender that sells on your site, around the clock
          </h1>
          <p className="mt-4 max-w-[34rem] text-ink-soft">
            eConcierge answers every shopper at once and recommends from your live menu, with prices, potencies and
            hours that stand in your own data. You see what it sold, what shoppers felt, and what needs a look.
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <a href="#pricing" className="button button-primary">
              Join Waitlist
            </a>
            <a href="#demo" className="button button-secondary">
              Remove Customer Barriers
              <ArrowDown size={16} aria-hidden="true" />
            </a>
          </div>
          <p className="mt-4 text-sm text-ink-soft">21+ only. On your own domain, in English and Spanish.</p>
        </div>
        <HeroPicture />
      </div>
    </section>
  )
}
