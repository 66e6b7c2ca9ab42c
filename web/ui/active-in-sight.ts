import { type RefObject, useEffect, useRef } from 'react'

/** A `ref` for a row that scrolls sideways: whatever of it is chosen is brought into sight when `value` changes. */
export function useActiveInSight<E extends HTMLElement>(value: string): RefObject<E | null> {
  const row = useRef<E>(null)
  useEffect(() => {
    const show = () => row.current !== null && showActive(row.current)
    show()
    window.addEventListener('resize', show)
    return () => window.removeEventListener('resize', show)
  }, [value])
  return row
}

function showActive(row: HTMLElement) {
  const active = row.querySelector('[aria-current=page], [data-state=active]')
  if (active === null) return
  const { left, right } = row.getBoundingClientRect()
  const box = active.getBoundingClientRect()
  if (box.left < left) row.scrollLeft -= left - box.left + PEEK_PX
  if (box.right > right) row.scrollLeft += box.right - right + PEEK_PX
}

/** How much of the neighbour stays visible, to tell that there is more. */
const PEEK_PX = 32
