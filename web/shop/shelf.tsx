/** @jsxImportSource preact */
import { useMemo, useState } from 'preact/hooks'
import type { Cart } from './cart.ts'
import { SearchIcon } from './drawings.tsx'
import { ProductTile } from './product-tile.tsx'
import { CATEGORY_NAMES, type Category, filterShelf, isDeal, type ShelfFilter, type Sorting } from './shelf-filter.ts'
import type { ShelfProduct } from './shop-api.ts'

const SORTINGS: Record<Sorting, string> = {
  menu: 'As on the menu',
  cheap: 'Price, low to high',
  strong: 'Strongest first',
}
const AT_ONCE = 24

type Props = { products: readonly ShelfProduct[]; cart: Cart; onAdd: (productId: string) => void }

/** The menu with its categories, search and sorting. */
export function Shelf({ products, cart, onAdd }: Props) {
  const [filter, setFilter] = useState<ShelfFilter>({ category: null, words: '', sorting: 'menu' })
  const [shownCount, setShownCount] = useState(AT_ONCE)
  const found = useMemo(() => filterShelf(products, filter), [products, filter])
  const change = (part: Partial<ShelfFilter>) => {
    setFilter({ ...filter, ...part })
    setShownCount(AT_ONCE)
  }
  return (
    <main id="menu">
      <div class="controls">
        <label class="search">
          <SearchIcon />
          <span class="sr">Search the menu</span>
          <input
            type="search"
            placeholder="Search the menu"
            value={filter.words}
            onInput={(event) => change({ words: event.currentTarget.value })}
          />
        </label>
        <label class="sorting">
          <span class="sr">Sort by</span>
          <select
            value={filter.sorting}
            onChange={(event) => change({ sorting: sortingOf(event.currentTarget.value) })}
          >
            {Object.entries(SORTINGS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Categories products={products} chosen={filter.category} onChoose={(category) => change({ category })} />
      <p class="quiet count" role="status">
        {found.length} {found.length === 1 ? 'product' : 'products'}
      </p>
      <ul class="shelf">
        {found.slice(0, shownCount).map((product, index) => (
          <ProductTile
            key={product.productId}
            product={product}
            eager={index < 4}
            inCart={cart.get(product.productId) ?? 0}
            onAdd={() => onAdd(product.productId)}
          />
        ))}
      </ul>
      {found.length === 0 && (
        <p class="quiet empty">Nothing on the shelf matches. Try fewer words or another category.</p>
      )}
      {found.length > shownCount && (
        <button type="button" class="plain more" onClick={() => setShownCount(shownCount + AT_ONCE)}>
          Show {Math.min(AT_ONCE, found.length - shownCount)} more
        </button>
      )}
    </main>
  )
}

type CategoriesProps = {
  products: readonly ShelfProduct[]
  chosen: ShelfFilter['category']
  onChoose: (category: ShelfFilter['category']) => void
}

function Categories({ products, chosen, onChoose }: CategoriesProps) {
  const stocked = (Object.keys(CATEGORY_NAMES) satisfies string[]).filter((name): name is Category =>
    products.some(({ category }) => category === name),
  )
  const choices: [ShelfFilter['category'], string][] = [
    [null, 'Everything'],
    ...(products.some(isDeal) ? [['deals', 'On sale'] satisfies [ShelfFilter['category'], string]] : []),
    ...stocked.map((name): [Category, string] => [name, CATEGORY_NAMES[name]]),
  ]
  return (
    <nav class="categories" aria-label="Categories">
      {choices.map(([category, label]) => (
        <button type="button" key={label} aria-pressed={chosen === category} onClick={() => onChoose(category)}>
          {label}
        </button>
      ))}
    </nav>
  )
}

function sortingOf(value: string): Sorting {
  return value === 'cheap' || value === 'strong' ? value : 'menu'
}
