/** An entry of a profile under a key of the shop's own: `text` is all that it tells. */
export type Told = { key: string; words: string; value: unknown; text: string }
export type Content = {
  at: string
  /** Whether what is told under such a key belongs to the part. */
  is: (told: Told) => boolean
  shape: (told: Told) => { part: unknown; rest?: unknown } | null
  /** A part that others have begun may be added to. */
  joins?: boolean
}
