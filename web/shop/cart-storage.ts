const CART_KEY = 'demo-shop:cart'
const CONVERSATION_KEY = 'demo-shop:conversation'

/** The shop page's one door to browser storage. Where storage is blocked, the cart lasts as long as the page. */
export const readCartText = () => read(CART_KEY)
export const writeCartText = (text: string) => write(CART_KEY, text)

/** The conversation that put the last product into the cart: it goes along with the order. */
export const readConversation = () => read(CONVERSATION_KEY)
export const writeConversation = (id: string | null) => write(CONVERSATION_KEY, id)

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {}
}
