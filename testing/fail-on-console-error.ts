import { afterEach, beforeEach, vi } from 'vitest'

/**
 * An error nobody expected on the console fails the test that caused it. A test that expects one spies on
 * `console.error` itself, which takes the place of this one.
 */
beforeEach((context) => {
  const unexpected: unknown[][] = []
  const spy = vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => void unexpected.push(parts))
  context.onTestFinished(() => {
    if (vi.isMockFunction(console.error) && console.error === spy) spy.mockRestore()
    if (unexpected.length > 0)
      throw new Error(`console.error was called: ${unexpected.map((parts) => parts.map(String).join(' ')).join('\n')}`)
  })
})

afterEach(() => {
  vi.restoreAllMocks()
})
