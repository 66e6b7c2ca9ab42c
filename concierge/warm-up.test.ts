import { describe, expect, it } from 'vitest'
import { warmUp } from './warm-up.ts'

describe('the warm-up', () => {
  it('runs every kind of turn without throwing', () => {
    expect(() => warmUp(new Date('2026-03-04T17:00:00Z'))).not.toThrow()
  })
})
