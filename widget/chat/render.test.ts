import { beforeEach, expect, test } from 'vitest'
import { h, render } from './render.ts'

let box: HTMLElement
beforeEach(() => {
  box = document.createElement('div')
})

test('a node keeps its place and its value while things come and go before it', () => {
  const draw = (notice: boolean) => render(box, [notice && h('p', null, 'Offline'), h('input', { class: 'field' })])
  draw(false)
  const field = box.querySelector('input')
  if (field) field.value = 'half a word'
  draw(true)
  expect(box.querySelector('input')).toBe(field)
  draw(false)
  expect(box.querySelector('input')?.value).toBe('half a word')
  expect(box.querySelector('p')).toBeNull()
})

test('keyed nodes move with their key and go with it', () => {
  const draw = (...keys: string[]) =>
    render(
      box,
      keys.map((key) => h('b', { key }, key)),
    )
  draw('one', 'two', 'three')
  const two = box.children[1]
  draw('two', 'four')
  expect(box.textContent).toBe('twofour')
  expect(box.children[0]).toBe(two)
})

test('attributes follow, false leaves them out, and aria says false', () => {
  render(box, h('button', { disabled: true, 'aria-pressed': false, title: 'a' }))
  expect(box.innerHTML).toBe('<button disabled="" aria-pressed="false" title="a"></button>')
  render(box, h('button', { disabled: false, 'aria-pressed': true }))
  expect(box.innerHTML).toBe('<button aria-pressed="true"></button>')
})

test('listeners are exchanged, not piled up', () => {
  const calls: number[] = []
  for (const number of [1, 2]) render(box, h('button', { onClick: () => calls.push(number) }))
  box.querySelector('button')?.click()
  expect(calls).toEqual([2])
})

test('text is text, whatever it holds', () => {
  render(box, h('p', null, '<img src=x onerror=alert(1)>', 7, 0, false, null))
  expect(box.querySelector('img')).toBeNull()
  expect(box.textContent).toBe('<img src=x onerror=alert(1)>7')
})
