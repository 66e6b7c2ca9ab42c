import { Gauge, MessageCircleHeart, ShieldCheck } from 'lucide-react'

const FEATURES = [
  {
    Icon: MessageCircleHeart,
    title: 'Recommends like your best budtender',
    text: 'Shoppers say how they want to feel, what they like and what they want to spend. They get a few products from your menu, in stock, with the reason for each.',
  },
  {
    Icon: ShieldCheck,
    title: 'Keeps to the facts and the rules',
    text: 'Prices, potencies and hours come from your own data and are checked before every answer. It asks for 21+, gives no medical advice, and hands over to your staff when a person is better.',
  },
  {
    Icon: Gauge,
    title: 'Shows what it earned',
    text: 'Revenue it had a part in, average order value with and without it, what shoppers felt, and every conversation that needs a look. Measured, never guessed.',
  },
]

export function Features() {
  return (
    <section id="features" aria-labelledby="features-title" className="border-y border-line bg-surface py-14 sm:py-20">
      <div className="wide">
        <h2 id="features-title" className="text-lg font-semibold tracking-tight sm:text-2xl">
          Everything a shopper would ask at the counter
        </h2>
        <div className="mt-8 grid gap-5 md:grid-cols-3">
          {FEATURES.map(({ Icon, title, text }) => (
            <article key={title} className="card bg-canvas p-6">
              <span className="inline-flex size-11 items-center justify-center rounded-lg bg-brand-wash text-brand-ink">
                <Icon size={22} aria-hidden="true" />
              </span>
              <h3 className="mt-4 font-semibold">{title}</h3>
              <p className="mt-2 text-sm text-ink-soft">{text}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}
