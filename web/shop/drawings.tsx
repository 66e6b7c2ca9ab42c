/** @jsxImportSource preact */

/** The sprig of the shop's sign: larkspur between two pine twigs. */
export function Sprig() {
  return (
    <svg class="sprig" viewBox="0 0 48 48" aria-hidden="true">
      <path class="stem" d="M24 44V12" />
      <path
        class="pine"
        d="M24 40C16 38 10 32 8 24M24 40c8-2 14-8 16-16M13 33l-6-1M10 28l-6-3M18 38l-6 2M35 33l6-1M38 28l6-3M30 38l6 2"
      />
      <g class="bloom">
        <path d="M24 4c3 2 4 5 0 8-4-3-3-6 0-8z" />
        <path d="M17 11c4 0 6 2 6 6-5 0-7-2-6-6zM31 11c-4 0-6 2-6 6 5 0 7-2 6-6z" />
        <path d="M16 20c4 0 7 2 7 6-5 0-8-2-7-6zM32 20c-4 0-7 2-7 6 5 0 8-2 7-6z" />
      </g>
    </svg>
  )
}

/** Hills, a low sun and a stand of larkspur: the head of the page. */
export function Meadow() {
  return (
    <svg class="meadow" viewBox="0 0 640 240" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <circle class="sun" cx="470" cy="96" r="46" />
      <path class="hill far" d="M0 240C90 150 220 150 330 120S560 90 640 130v110H0z" />
      <path class="hill near" d="M20 240c110-60 220-50 330-70s200-50 290-20v90z" />
      {STALKS.map(([x, y, size]) => (
        <g key={x} class="stalk" transform={`translate(${x} ${y}) scale(${size})`}>
          <path class="stem" d="M0 90C2 60-2 30 0 0" />
          <g class="bloom">
            <path d="M0-8c5 4 6 9 0 14-6-5-5-10 0-14z" />
            <path d="M-12 6c8 0 11 4 11 11-9 0-13-4-11-11zM12 6c-8 0-11 4-11 11 9 0 13-4 11-11z" />
            <path d="M-14 22c9 0 13 4 13 12-10 0-15-5-13-12zM14 22c-9 0-13 4-13 12 10 0 15-5 13-12z" />
            <path d="M-15 40c10 0 14 4 14 12-11 0-16-5-14-12zM15 40C5 40 1 44 1 52c11 0 16-5 14-12z" />
          </g>
        </g>
      ))}
    </svg>
  )
}

const STALKS = [
  [392, 152, 0.8],
  [432, 128, 1.05],
  [520, 118, 1.15],
  [566, 142, 0.9],
  [606, 110, 1.2],
] as const

export function CartIcon() {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 5h2l2 10h9l2-7H7M10 19v.01M16 19v.01" />
    </svg>
  )
}

export function SearchIcon() {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 20l-4-4" />
    </svg>
  )
}
