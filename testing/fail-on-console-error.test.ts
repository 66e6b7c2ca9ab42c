import { expect, test, vi } from 'vitest'

test.fails('an error on the console that nobody expected fails its test', () => {
  expect(vi.isMockFunction(console.error)).toBe(true)
  console.error('something went wrong')
})

test('an error on the console that the test listens for passes', () => {
  const heard = vi.spyOn(console, 'error').mockImplementation(() => {})
  console.error('as expected')
  expect(heard).toHaveBeenCalledWith('as expected')
})
