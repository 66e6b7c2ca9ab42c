import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Outbound, createOutbound } from '#server/http/outbound.ts'
import { FAILURES, type Failure, type FakeVendor, RETRY_AFTER_SECONDS } from './fake-vendor.ts'

/** What was seen, and what should be. */
export type Seen = readonly (readonly [seen: unknown, due: unknown])[]

/** How one call of a vendor came out, in words that are the same for every vendor. */
export type Outcome = { result: string; retryAfterMs: number | null; error: unknown }

export type VendorProof<V extends FakeVendor> = {
  start: () => Promise<V>
  /** Every call that the product makes of this vendor. */
  calls: (vendor: V, outbound: Outbound) => Record<string, () => Promise<unknown>>
  /** Reads an error of a call; throws what is no failure that is told. */
  read: (error: unknown) => Omit<Outcome, 'error'>
  expected: Record<Failure, string>
  /** Calls that take some failures for an answer, since the vendor has none of its own to tell them from. */
  takes?: Record<string, readonly Failure[]>
  /** What the calls come to while the vendor is well, each beside what it should be. */
  works: (vendor: V, outbound: Outbound) => Promise<Seen>
}

/** Long enough for whatever answers on loopback; silence is soon told. */
const SOON_MS = 150
const PATIENT_MS = 20_000
const MOST_POURED_BYTES = 200 * 1024 * 1024
const MOST_HELD_BYTES = 400 * 1024 * 1024

/** One vendor before every failure that a vendor can have, and once while it is well. */
export function proveVendor<V extends FakeVendor>(name: string, proof: VendorProof<V>): void {
  describe.each([name])('%s', () => {
    let vendor: V
    let patienceMs = PATIENT_MS
    const real = createOutbound({ mayReachLoopback: true })
    const outbound: Outbound = {
      fetch: (url, options) => real.fetch(url, { ...options, timeoutMs: patienceMs }),
    }
    beforeAll(async () => {
      vendor = await proof.start()
    })
    afterEach(() => vendor.fail(null))
    afterAll(() => vendor.close())

    test('does what it is there for', async () => {
      for (const [seen, due] of await proof.works(vendor, outbound)) expect(seen).toEqual(due)
    }, 30_000)

    test.each(FAILURES)(
      'that fails with %s is told by a fixed result, soon, and without its words',
      async (failure) => {
        patienceMs = failure === 'silence' || failure === 'drip' ? SOON_MS : PATIENT_MS
        vendor.fail(failure)
        const held = process.memoryUsage().rss
        for (const [call, make] of Object.entries(proof.calls(vendor, outbound))) {
          const begun = performance.now()
          const { result, retryAfterMs, error } = await outcomeOf(make, proof)
          expect(performance.now() - begun, call).toBeLessThan(15_000)
          if (proof.takes?.[call]?.includes(failure)) {
            expect(result, call).toBe('none')
            continue
          }
          expect(result, call).toBe(proof.expected[failure])
          expect(retryAfterMs, call).toBe(result === 'rate_limited' ? RETRY_AFTER_SECONDS * 1000 : null)
          expect(JSON.stringify([String(error), error])).not.toMatch(/canary|127\.0\.0\.1|Forbidden|html/)
          expect(vendor.poured(), call).toBeLessThan(MOST_POURED_BYTES)
          vendor.fail(failure)
        }
        expect(process.memoryUsage().rss - held).toBeLessThan(MOST_HELD_BYTES)
      },
      30_000,
    )
  })
}

async function outcomeOf<V extends FakeVendor>(make: () => Promise<unknown>, proof: VendorProof<V>): Promise<Outcome> {
  try {
    await make()
    return { result: 'none', retryAfterMs: null, error: null }
  } catch (error) {
    return { ...proof.read(error), error }
  }
}
