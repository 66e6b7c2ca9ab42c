/** Tells the other tabs of this browser that the conversation moved on. */
export type TabLink = { announce(): void; close(): void }

/** `onChange` is called when another tab announces. */
export function linkTabs(name: string, onChange: () => void): TabLink {
  const channel = new BroadcastChannel(name)
  channel.onmessage = onChange
  return { announce: () => channel.postMessage(1), close: () => channel.close() }
}

/** Runs `task` once, and in one tab at a time where the browser can promise that: not without a secure context, nor without storage. */
export async function inOneTab<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  let begun: Promise<Result> | undefined
  const begin = () => (begun ??= task())
  try {
    await navigator.locks.request(name, begin)
  } catch {}
  return begin()
}
