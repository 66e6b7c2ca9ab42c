/**
 * @jsxRuntime classic
 * @jsx h
 */
import { h } from './render.ts'

const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M12 5v1M12 12v1M12 19v1',
  send: 'M12 19V5M6 11l6-6 6 6',
  stop: 'M8 8h8v8H8z',
  cart: 'M4 5h2l2 10h9l2-7H7M10 19v.01M16 19v.01',
  check: 'M5 12l5 5 9-10',
  thumb: 'M7 11v8H4v-8zl4-7c3 0 2 3 2 5h6l-2 10H7',
  leaf: 'M12 21v-6c-5-1-8-4-8-9 4 0 7 2 8 6 1-4 4-6 8-6 0 5-3 8-8 9M12 9V4',
} as const

/** One stroke drawing of ours, as tall as its text asks. It is decoration: what it means stands beside it in words. */
export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
