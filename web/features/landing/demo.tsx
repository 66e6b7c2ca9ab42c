import { MessageCircle, Sparkles } from 'lucide-react'
import { POSTER } from './poster.ts'

/** The real chat of the demo dispensary. Until it is touched a poster stands in its place and nothing of it is loaded. */
export function Demo() {
  return (
    <section id="demo" aria-labelledby="demo-title" className="border-y border-line bg-surface py-14 sm:py-20">
      <div className="wide grid items-center gap-10 lg:grid-cols-2">
        <div>
          <h2 id="demo-title" className="text-lg font-semibold tracking-tight sm:text-2xl">
            Ask it something
          </h2>
          <p className="mt-3 max-w-[30rem] text-ink-soft">
            This is the product itself, on the invented menu of a demo dispensary. Ask for a mood, a budget, a deal or
            the opening hours. Try to make it break a rule.
          </p>
          <ul className="mt-6 space-y-2 text-sm">
            {POSTER.ideas.map((idea) => (
              <li key={idea} className="flex items-start gap-2.5">
                <Sparkles size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-brand-ink" />
                {idea}
              </li>
            ))}
          </ul>
        </div>
        <div
          id="demo-stage"
          className="relative mx-auto h-[35rem] w-full max-w-[24rem] overflow-hidden rounded-card border border-line bg-canvas"
        >
          <Poster />
        </div>
      </div>
    </section>
  )
}

function Poster() {
  return (
    <div id="demo-poster" className="flex h-full flex-col">
      <div aria-hidden="true" className="flex items-center gap-3 bg-brand px-4 py-3 text-on-brand">
        <span className="flex size-9 items-center justify-center rounded-full bg-on-brand text-brand">
          <MessageCircle size={18} />
        </span>
        <span className="text-sm">
          <span className="block font-semibold">{POSTER.shop}</span>
          AI budtender
        </span>
      </div>
      <div aria-hidden="true" className="flex flex-1 flex-col gap-3 overflow-hidden p-4 text-sm">
        <p className="self-end rounded-card bg-brand-wash px-3.5 py-2.5">{POSTER.question}</p>
        <p className="max-w-[85%] rounded-card bg-sunken px-3.5 py-2.5">{POSTER.answer}</p>
        {POSTER.products.map((product) => (
          <div key={product.name} className="card flex items-center gap-3 p-3">
            <img
              src={product.imageUrl}
              alt=""
              width="56"
              height="56"
              loading="lazy"
              className="size-14 shrink-0 rounded-lg bg-sunken"
            />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-semibold">{product.name}</span>
              <span className="block text-xs text-ink-soft">{product.facts}</span>
              <span className="block text-xs text-brand-ink">{product.reason}</span>
            </span>
            <span className="font-semibold tabular-nums">{product.price}</span>
          </div>
        ))}
      </div>
      <div className="border-t border-line bg-surface p-4">
        <button type="button" id="demo-start" className="button button-primary w-full">
          <MessageCircle size={17} aria-hidden="true" />
          Start the live demo
        </button>
        <p id="demo-note" role="status" className="mt-2 text-center text-xs text-ink-soft">
          21+ only. Nothing is for sale.
        </p>
      </div>
    </div>
  )
}
