import { Leaf } from 'lucide-react'
import { useState } from 'react'
import type { ConversationDetails } from '#contract/conversations.ts'
import { formatCents } from '#web/lib/format.ts'
import { sentenceCase } from '#web/features/quality-assurance/sentence-case.ts'

type Product = ConversationDetails['messages'][number]['products'][number]

/** A product as the shopper was shown it, at the price of that moment. */
export function ShownProductCard({ product }: { product: Product }) {
  const kind = [product.brand, sentenceCase(product.category), product.strainType && sentenceCase(product.strainType)]
  const measure = [...describePotency(product), product.size]
  return (
    <li className="flex gap-3 rounded-lg border border-line bg-surface p-2.5">
      <Picture url={product.imageUrl} />
      <div className="min-w-0 flex-1 text-xs">
        <p className="text-sm leading-snug font-medium break-words">{product.name}</p>
        <p className="text-ink-soft">{kind.filter(Boolean).join(' · ')}</p>
        <p className="text-ink-soft">{measure.filter(Boolean).join(' · ')}</p>
        <Price product={product} />
        {product.reasons.length > 0 && (
          <ul className="mt-1 text-brand-ink">
            {product.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

function Price({ product }: { product: Product }) {
  const { priceCents, salePriceCents, currency, inStock } = product
  const isOnSale = salePriceCents !== null && priceCents !== null && salePriceCents < priceCents
  return (
    <p className="mt-0.5 flex flex-wrap items-baseline gap-x-1.5 tabular-nums">
      <span className="font-semibold text-ink">{formatCents(salePriceCents ?? priceCents, currency)}</span>
      {isOnSale && (
        <s className="text-ink-soft">
          <span className="sr-only">before </span>
          {formatCents(priceCents, currency)}
        </s>
      )}
      {!inStock && <span className="text-bad-ink">Out of stock</span>}
    </p>
  )
}

/** Own pictures and https ones alone; the address of this page is not told to whoever serves them. */
function Picture({ url }: { url: string | null }) {
  const [isBroken, setBroken] = useState(false)
  if (url === null || isBroken || !/^(\/(?!\/)|https:\/\/)/.test(url)) {
    return (
      <span
        aria-hidden="true"
        className="flex size-14 shrink-0 items-center justify-center rounded-md bg-sunken text-ink-soft"
      >
        <Leaf size={20} />
      </span>
    )
  }
  return (
    <img
      src={url}
      alt=""
      width={56}
      height={56}
      loading="lazy"
      referrerPolicy="no-referrer"
      onError={() => setBroken(true)}
      className="size-14 shrink-0 rounded-md bg-sunken object-cover"
    />
  )
}

function describePotency(product: Product): string[] {
  const parts: string[] = []
  if (product.thcPercent !== null) parts.push(`THC ${product.thcPercent}%`)
  else if (product.thcMgTotal !== null) parts.push(`THC ${product.thcMgTotal} mg`)
  if (product.thcMgPerPiece !== null) parts.push(`${product.thcMgPerPiece} mg each`)
  if (product.cbdPercent !== null && product.cbdPercent > 0) parts.push(`CBD ${product.cbdPercent}%`)
  return parts
}
