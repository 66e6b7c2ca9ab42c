type Extent = { most: number; longest: number }

/** So many words, and none that is longer. */
const OF_WORDS: Extent = { most: 5000, longest: 24 }
/** The last few messages, and none that is very long. */
const OF_SENTENCES: Extent = { most: 40, longest: 400 }

/** Shoppers use the same words over and over: what was found of one is kept for a while, for so many of them at most. */
export function remember<Found extends NonNullable<unknown> | null>(
  find: (word: string) => Found,
  { most, longest }: Extent = OF_WORDS,
): (word: string) => Found {
  const found = new Map<string, Found>()
  return (word) => {
    const kept = found.get(word)
    if (kept !== undefined) return kept
    const answer = find(word)
    if (word.length > longest) return answer
    if (found.size >= most) found.clear()
    found.set(word, answer)
    return answer
  }
}

/** The same of a thing and a text: a turn asks a shop's profile for the same sentence again and again. */
export function rememberOf<Thing extends WeakKey, Found extends NonNullable<unknown> | null>(
  find: (thing: Thing, text: string) => Found,
  extent: Extent = OF_SENTENCES,
): (thing: Thing, text: string) => Found {
  const finderFor = onceFor((thing: Thing) => remember((text) => find(thing, text), extent))
  return (thing, text) => finderFor(thing)(text)
}

/** Made when it is first asked for, and kept. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => (made ??= { value: make() }).value
}

/** Made for each thing when it is first asked for, and kept as long as the thing is. */
export function onceFor<Thing extends WeakKey, Value>(make: (thing: Thing) => Value): (thing: Thing) => Value {
  const made = new WeakMap<Thing, { value: Value }>()
  return (thing) => {
    let kept = made.get(thing)
    if (kept === undefined) made.set(thing, (kept = { value: make(thing) }))
    return kept.value
  }
}
