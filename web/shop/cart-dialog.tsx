/** @jsxImportSource preact */
import { useState } from 'preact/hooks'
import { type Cart, payableCents, QUANTITY_MAX, subtotalCents } from './cart.ts'
import { PageDialog } from './page-dialog.tsx'
import { ProductPicture } from './product-tile.tsx'
import { placeOrder, type Receipt, type ShelfProduct } from './shop-api.ts'
import { money } from './show-facts.ts'

type Props = {
  cart: Cart
  products: readonly ShelfProduct[]
  address: string
  conversationId: () => string | null
  onChange: (productId: string, change: number) => void
  onOrdered: () => void
  onClose: () => void
}

/** The cart, its checkout for pickup, and the receipt. */
export function CartDialog(props: Props) {
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  return (
    <PageDialog title={receipt ? 'Order placed' : 'Your cart'} kind="side" onClose={props.onClose}>
      {receipt ? (
        <Confirmation receipt={receipt} address={props.address} />
      ) : (
        <CartLines
          {...props}
          onOrdered={(placed) => {
            setReceipt(placed)
            props.onOrdered()
          }}
        />
      )}
    </PageDialog>
  )
}

type LinesProps = Omit<Props, 'onOrdered'> & { onOrdered: (receipt: Receipt) => void }

function CartLines({ cart, products, conversationId, onChange, onOrdered }: LinesProps) {
  const [state, setState] = useState<{ busy: boolean; error: string }>({ busy: false, error: '' })
  const lines = [...cart].flatMap(([id, quantity]) => {
    const product = products.find(({ productId }) => productId === id)
    return product ? [{ product, quantity }] : []
  })
  if (lines.length === 0) return <p class="quiet empty">Nothing here yet. Add something from the shelf.</p>
  const checkOut = async () => {
    setState({ busy: true, error: '' })
    try {
      const items = lines.map(({ product, quantity }) => ({ productId: product.productId, quantity }))
      onOrdered(await placeOrder({ items, conversationId: conversationId() ?? undefined }))
    } catch (error) {
      setState({ busy: false, error: error instanceof Error ? error.message : String(error) })
    }
  }
  return (
    <>
      <ul class="lines">
        {lines.map((line) => (
          <CartLine key={line.product.productId} {...line} onChange={onChange} />
        ))}
      </ul>
      <div class="total">
        <span>Subtotal</span>
        <b>{money(subtotalCents(cart, products))}</b>
      </div>
      <p class="quiet">Tax is added at checkout. Pickup only; pay at the counter with a valid ID, 21 and older.</p>
      {state.error && <p role="alert">{state.error}</p>}
      <button type="button" class="add wide" disabled={state.busy} onClick={checkOut}>
        {state.busy ? 'Placing order...' : 'Place pickup order'}
      </button>
    </>
  )
}

type LineProps = { product: ShelfProduct; quantity: number; onChange: Props['onChange'] }

function CartLine({ product, quantity, onChange }: LineProps) {
  const { productId, name, size } = product
  return (
    <li>
      <ProductPicture product={product} />
      <div class="grow">
        <b>{name}</b>
        <p class="quiet">{size}</p>
        <div class="stepper">
          <button type="button" aria-label={`One ${name} less`} onClick={() => onChange(productId, -1)}>
            −
          </button>
          <span aria-live="polite">{quantity}</span>
          <button
            type="button"
            aria-label={`One ${name} more`}
            disabled={quantity >= QUANTITY_MAX}
            onClick={() => onChange(productId, 1)}
          >
            +
          </button>
        </div>
      </div>
      <b class="figure">{money((payableCents(product) ?? 0) * quantity)}</b>
    </li>
  )
}

function Confirmation({ receipt, address }: { receipt: Receipt; address: string }) {
  return (
    <div class="confirmation" role="status">
      <p>
        Thank you. We are packing order <b class="figure">{shortOf(receipt.orderId)}</b>.
      </p>
      <dl>
        <div>
          <dt>Subtotal</dt>
          <dd>{money(receipt.subtotalCents)}</dd>
        </div>
        <div>
          <dt>Tax</dt>
          <dd>{money(receipt.taxCents)}</dd>
        </div>
        <div class="total">
          <dt>To pay at the counter</dt>
          <dd>
            <b>{money(receipt.totalCents)}</b>
          </dd>
        </div>
      </dl>
      <p class="quiet">Pick up at {address}. Bring a valid ID.</p>
    </div>
  )
}

/** The last characters of an order's id: enough to say at the counter. */
const shortOf = (orderId: string) => orderId.slice(-6).toUpperCase()
