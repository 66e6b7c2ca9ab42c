import { type RefObject, useEffect, useRef } from 'react'

/** A `ref` for a row that scrolls sideways: whatever of it is chosen is brought into sight when `value` changes. */
export function useActiveInSight<E extends HTMLElement>(value: string): RefObject<E | null> {
  const row = useRef<E>(null)
  // oxlint-disable-next-line exhaustive-deps -- a new value is what moves the mark that is looked for
  useEffect(() => {
    const active = row.current?.querySelector<HTMLElement>('[aria-current=page], [data-state=active]')
    if (row.current === null || active === null || active === undefined) return
    const { left, right } = row.current.getBoundingClientRect()
    const box = active.getBoundingClientRect()
    if (box.left < left) row.current.scrollLeft -= left - box.left + PEEK_PX
    if (box.right > right) row.current.scrollLeft += box.right - right + PEEK_PX
  }, [value])
  return row
}

/** How much of the neighbour stays visible, to tell that there is more. */
const PEEK_PX = 32
