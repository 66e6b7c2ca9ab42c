import type { JSX as HtmlJsx } from 'preact'

type Props = Record<string, unknown>
type ElementChild = { tag: string; props: Props; children: Child[] }
/** What JSX makes: an element, a text, or nothing. */
export type Child = ElementChild | string | number | boolean | null | undefined | Child[]

/** What an element was last drawn from. */
const drawn = new WeakMap<Node, Props>()

/**
 * The JSX factory of the chat. A component is a plain function of its props, called on the spot; it has no state and no
 * life of its own. That is all this chat needs, and a seventh of the weight of a library.
 */
export function h(tag: string | ((props: Props) => Child), props: Props | null, ...children: Child[]): Child {
  if (typeof tag === 'string') return { tag, props: props ?? {}, children }
  return tag({ ...props, children })
}

export declare namespace h {
  namespace JSX {
    type Element = Child
    type IntrinsicElements = HtmlJsx.IntrinsicElements
    interface IntrinsicAttributes {
      key?: string
    }
    interface ElementChildrenAttribute {
      children: unknown
    }
  }
}

/**
 * Makes the children of `parent` those of `child`, changing as little as it can. Elements with a `key` keep their node
 * among their siblings; others keep it by their order, in which nothing (`null`, `false`, 0) holds its place.
 * Text becomes text nodes and nothing else.
 */
export function render(parent: Element, child: Child) {
  const olds = [...parent.childNodes]
  const unkeyed = olds.filter((node) => drawn.get(node)?.key === undefined)
  const fresh = [child].flat(9).map((one) => {
    const element = isElement(one) ? one : null
    const key = element?.props.key
    const old = key === undefined ? unkeyed.shift() : olds.find((node) => drawn.get(node)?.key === key)
    if (!element) return drawText(old, one && one !== true ? String(one) : '')
    const same = old instanceof Element && old.localName === element.tag ? old : create(element.tag)
    setProps(same, element.props)
    render(same, element.children)
    return same
  })
  for (const old of olds) if (!fresh.includes(old)) old.remove()
  for (const [index, node] of fresh.entries()) {
    if (parent.childNodes[index] !== node) parent.insertBefore(node, parent.childNodes[index] ?? null)
  }
}

const isElement = (child: Child): child is ElementChild => child instanceof Object && !Array.isArray(child)

function drawText(old: ChildNode | undefined, text: string): ChildNode {
  if (!(old instanceof Text)) return new Text(text)
  if (old.data !== text) old.data = text
  return old
}

function create(tag: string): Element {
  return /^(svg|path)$/.test(tag)
    ? document.createElementNS('http://www.w3.org/2000/svg', tag)
    : document.createElement(tag)
}

/** Gives an element what of `props` it was not last given, and takes what they no longer hold. */
export function setProps(element: Element, props: Props) {
  const before = drawn.get(element) ?? {}
  drawn.set(element, props)
  for (const name in { ...before, ...props }) {
    const value = props[name]
    if (value === before[name] || name === 'key') continue
    if (name.startsWith('on')) Reflect.set(element, name.toLowerCase(), value ?? null)
    else if (value == null || (value === false && !name.startsWith('aria'))) element.removeAttribute(name)
    else element.setAttribute(name, value === true && !name.startsWith('aria') ? '' : String(value))
  }
}
