/** @jsxImportSource preact */
import { useCallback, useEffect, useState } from 'preact/hooks'
import { type Cart, changeQuantity, loadCart, saveCart } from './cart.ts'
import { CartDialog } from './cart-dialog.tsx'
import { readConversation, writeConversation } from './cart-storage.ts'
import { CartIcon, Meadow, Sprig } from './drawings.tsx'
import { embedWidget } from './embed-widget.ts'
import { ProductDialog } from './product-dialog.tsx'
import { Shelf } from './shelf.tsx'
import { getShop, type Shop } from './shop-api.ts'

/** The whole page: the menu when it is there, else what is the matter. */
export function ShopPage() {
  const [shop, setShop] = useState<Shop | null>(null)
  const [error, setError] = useState('')
  const load = () => {
    setError('')
    getShop().then(setShop, (reason: Error) => setError(reason.message))
  }
  useEffect(load, [])
  if (shop) return <OpenShop shop={shop} />
  return (
    <div class="waiting" aria-busy={!error}>
      {error ? (
        <>
          <p role="alert">{error}</p>
          <button type="button" class="add" onClick={load}>
            Retry
          </button>
        </>
      ) : (
        <span class="sr">Loading...</span>
      )}
    </div>
  )
}

function OpenShop({ shop }: { shop: Shop }) {
  const { cart, change, empty } = useCart(shop)
  const [isCartOpen, setCartOpen] = useState(false)
  const [said, setSaid] = useState('')
  const { product, leave } = useProductInAddress(shop)
  const count = [...cart.values()].reduce((sum, quantity) => sum + quantity, 0)
  const add = useCallback(
    (productId: string) => {
      change(productId, 1)
      setSaid(`${shop.products.find((one) => one.productId === productId)?.name} is in your cart.`)
    },
    [change, shop],
  )
  const hush = useCallback(() => setSaid(''), [])
  useEffect(() => {
    document.title = `${shop.name} · Menu`
    embedWidget(shop.agentKey, ({ productId, conversationId }) => {
      writeConversation(conversationId)
      add(productId)
    })
  }, [shop, add])
  return (
    <>
      <a class="skip" href="#menu">
        Skip to the menu
      </a>
      <p class="notice">For adults 21 and older. A demo shop: nothing here is for sale.</p>
      <header class="top">
        <a class="sign" href="/shop">
          <Sprig />
          {shop.name}
        </a>
        <button type="button" class="plain cart-button" onClick={() => setCartOpen(true)}>
          <CartIcon />
          Cart
          <span class="badge">{count}</span>
        </button>
      </header>
      <section class="hero">
        <div>
          <h1>Good flower, honest labels, no hurry.</h1>
          <p>
            Every jar on this shelf is tested, weighed and priced before tax. Not sure what to take? Ask the assistant
            in the corner, or anyone behind the counter at {shop.address}.
          </p>
        </div>
        <Meadow />
      </section>
      <Shelf products={shop.products} cart={cart} onAdd={add} />
      <footer>
        <p>
          {shop.name}, {shop.address}
        </p>
        <p>Keep out of reach of children and pets. Do not drive after use. Effects differ from person to person.</p>
      </footer>
      <div class="toast" role="status">
        {said && <Toast key={`${said}${count}`} text={said} onOver={hush} onOpen={() => setCartOpen(true)} />}
      </div>
      {isCartOpen && (
        <CartDialog
          cart={cart}
          products={shop.products}
          address={shop.address}
          conversationId={() => window.eConcierge?.conversationId ?? readConversation()}
          onChange={change}
          onOrdered={() => {
            empty()
            writeConversation(null)
          }}
          onClose={() => setCartOpen(false)}
        />
      )}
      {product && (
        <ProductDialog key={product.productId} product={product} onAdd={() => add(product.productId)} onClose={leave} />
      )}
    </>
  )
}

const TOAST_MS = 4000

function Toast({ text, onOver, onOpen }: { text: string; onOver: () => void; onOpen: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onOver, TOAST_MS)
    return () => clearTimeout(timer)
  }, [onOver])
  return (
    <p>
      {text}{' '}
      <button type="button" onClick={onOpen}>
        View cart
      </button>
    </p>
  )
}

function useCart(shop: Shop) {
  const [cart, setCart] = useState<Cart>(() => loadCart(shop.products))
  useEffect(() => saveCart(cart), [cart])
  const change = useCallback(
    (productId: string, by: number) => setCart((current) => changeQuantity(current, productId, by)),
    [],
  )
  const empty = useCallback(() => setCart(new Map()), [])
  return { cart, change, empty }
}

/** The product named in the address, `/shop#<id>`: so the assistant's links open it. */
function useProductInAddress(shop: Shop) {
  const [hash, setHash] = useState(location.hash)
  useEffect(() => {
    const follow = () => setHash(location.hash)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  const leave = () => {
    history.replaceState(null, '', location.pathname)
    setHash('')
  }
  return { product: shop.products.find(({ productId }) => `#${productId}` === hash), leave }
}
