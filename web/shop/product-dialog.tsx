/** @jsxImportSource preact */
import { PageDialog } from './page-dialog.tsx'
import { Price, ProductPicture } from './product-tile.tsx'
import type { ShelfProduct } from './shop-api.ts'
import { potencyOf, STRAIN_NAMES } from './show-facts.ts'

type Props = { product: ShelfProduct; onAdd: () => void; onClose: () => void }

/** All that the menu says of one product. */
export function ProductDialog({ product, onAdd, onClose }: Props) {
  const { strainType, effects, size, brand, description } = product
  const facts = [
    ['Type', strainType && STRAIN_NAMES[strainType]],
    ['Potency', potencyOf(product)],
    ['Size', size],
    ['Shoppers say', effects.join(', ')],
  ] as const
  return (
    <PageDialog title={product.name} kind="middle" onClose={onClose}>
      <div class="details">
        <ProductPicture product={product} eager />
        <div>
          <p class="quiet">{brand}</p>
          {description && <p>{description}</p>}
          <dl>
            {facts
              .filter(([, value]) => value)
              .map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
          </dl>
          <div class="tile-end">
            <Price product={product} />
            <button type="button" class="add" disabled={!product.inStock} onClick={onAdd}>
              {product.inStock ? 'Add to cart' : 'Sold out'}
            </button>
          </div>
        </div>
      </div>
    </PageDialog>
  )
}
