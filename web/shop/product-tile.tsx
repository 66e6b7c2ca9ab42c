/** @jsxImportSource preact */
import { payableCents } from './cart.ts'
import { isDeal } from './shelf-filter.ts'
import type { ShelfProduct } from './shop-api.ts'
import { money, potencyOf, STRAIN_NAMES } from './show-facts.ts'

type Props = { product: ShelfProduct; inCart: number; onAdd: () => void; eager: boolean }

/** One product on the shelf. Its name opens its details. */
export function ProductTile({ product, inCart, onAdd, eager }: Props) {
  const { name, brand, size, strainType, inStock, productId } = product
  return (
    <li class={inStock ? 'tile' : 'tile gone'} id={productId}>
      <a class="tile-picture" href={`#${productId}`} tabIndex={-1} aria-hidden="true">
        <ProductPicture product={product} eager={eager} />
        {isDeal(product) && <span class="flag">Sale</span>}
      </a>
      <div class="tile-body">
        <p class="quiet">{[brand, size].filter(Boolean).join(' · ')}</p>
        <h3>
          <a href={`#${productId}`}>{name}</a>
        </h3>
        <p class="facts">
          {strainType && <span class={`kind ${strainType}`}>{STRAIN_NAMES[strainType]}</span>}
          <span>{potencyOf(product)}</span>
        </p>
        <div class="tile-end">
          <Price product={product} />
          <button
            type="button"
            class="add"
            disabled={!inStock}
            onClick={onAdd}
            aria-label={`Add ${name} to cart${inCart ? `, ${inCart} in it` : ''}`}
          >
            {inStock ? (inCart ? `Add · ${inCart}` : 'Add') : 'Sold out'}
          </button>
        </div>
      </div>
    </li>
  )
}

export function Price({ product }: { product: ShelfProduct }) {
  const payable = payableCents(product)
  return (
    <span class="price">
      <b>{payable === null ? 'Ask us' : money(payable)}</b>
      {isDeal(product) && product.priceCents !== null && (
        <s>
          <span class="sr">was </span>
          {money(product.priceCents)}
        </s>
      )}
    </span>
  )
}

export function ProductPicture({ product, eager = false }: { product: ShelfProduct; eager?: boolean }) {
  if (!product.imageUrl) return <span class="no-picture" />
  return (
    <img
      src={product.imageUrl}
      alt=""
      width={400}
      height={400}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      referrerpolicy="no-referrer"
    />
  )
}
