import { describe, expect, it } from 'vitest'
import { createSentenceVectors } from './create-sentence-vectors.ts'

describe('createSentenceVectors', () => {
  it('gives unit vectors in order, nearer for nearer meanings, and refuses after it was closed', async () => {
    const vectors = createSentenceVectors()
    await vectors.warmUp()
    const rows = await vectors.embed(['when do you open', 'what are your opening hours', 'my cat likes fish'])
    const dot = (a: number, b: number): number => {
      const [left, right] = [rows[a] ?? new Float32Array(), rows[b] ?? new Float32Array()]
      let sum = 0
      for (let at = 0; at < left.length; at++) sum += (left[at] ?? 0) * (right[at] ?? 0)
      return sum
    }
    expect(rows.map((row) => row.length)).toEqual([512, 512, 512])
    expect(dot(0, 0)).toBeCloseTo(1, 4)
    expect(dot(0, 1)).toBeGreaterThan(dot(0, 2))
    expect(await vectors.embed([])).toEqual([])
    const [asked] = await vectors.embed(['when do you open'])
    expect(await vectors.embed(['when do you open'])).toEqual([asked])
    expect(asked?.[0]).toBeCloseTo(rows[0]?.[0] ?? 2, 3)
    await vectors.close()
    await expect(vectors.warmUp()).resolves.toBeUndefined()
    await expect(vectors.embed(['again'])).rejects.toThrow()
  }, 60_000)
})
