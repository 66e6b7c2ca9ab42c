const SHELF = [
  { x: 44, fill: 'var(--brand)', lid: 'var(--brand-ink)' },
  { x: 134, fill: 'var(--accent)', lid: 'var(--accent-ink)' },
  { x: 224, fill: 'var(--good)', lid: 'var(--good-ink)' },
]

/** A dispensary's page with the concierge at its corner, drawn in the colors of the theme. */
export function HeroPicture() {
  return (
    <svg
      viewBox="0 0 520 420"
      role="img"
      aria-label="A dispensary's menu page with a chat that recommends two products under a budget"
      className="w-full"
    >
      <rect x="8" y="8" width="440" height="340" rx="16" fill="var(--surface)" stroke="var(--line)" />
      <path d="M8 24a16 16 0 0 1 16-16h408a16 16 0 0 1 16 16v24H8Z" fill="var(--sunken)" />
      {[28, 44, 60].map((x) => (
        <circle key={x} cx={x} cy="28" r="4.5" fill="var(--line-strong)" opacity=".5" />
      ))}
      <rect x="84" y="19" width="210" height="18" rx="9" fill="var(--surface)" />
      <rect x="32" y="70" width="120" height="12" rx="6" fill="var(--ink)" opacity=".8" />
      <rect x="32" y="92" width="190" height="8" rx="4" fill="var(--line-strong)" opacity=".45" />
      {SHELF.map((jar) => (
        <Jar key={jar.x} {...jar} y={120} />
      ))}
      {SHELF.map((jar) => (
        <Jar key={jar.x} {...jar} y={236} />
      ))}
      <g>
        <rect x="268" y="96" width="244" height="300" rx="16" fill="var(--surface)" stroke="var(--line)" />
        <path d="M268 112a16 16 0 0 1 16-16h212a16 16 0 0 1 16 16v36H268Z" fill="var(--brand)" />
        <circle cx="296" cy="122" r="13" fill="var(--on-brand)" />
        <path
          d="M296 113.500c.7 3.800 2.700 5.800 6.500 6.500v4c-3.800.7-5.800 2.700-6.500 6.500-.7-3.800-2.700-5.800-6.500-6.500v-4c3.800-.7 5.800-2.700 6.500-6.500Z"
          fill="var(--brand)"
        />
        <text x="318" y="119" fontSize="13" fontWeight="600" fill="var(--on-brand)">
          Juniper
        </text>
        <text x="318" y="135" fontSize="11" fill="var(--on-brand)">
          AI budtender · online
        </text>
        <rect x="332" y="162" width="164" height="34" rx="12" fill="var(--brand-wash)" />
        <text x="346" y="183" fontSize="12" fill="var(--ink)">
          Wind down, under $40
        </text>
        <rect x="284" y="206" width="172" height="34" rx="12" fill="var(--sunken)" />
        <text x="298" y="227" fontSize="12" fill="var(--ink)">
          Two calm picks in budget:
        </text>
        <Pick y={250} name="Velvet Plum Eighth" facts="Indica · THC 24.7%" price="$36" fill="var(--brand)" />
        <Pick y={318} name="Granddaddy Purple" facts="Indica · THC 20.7%" price="$25" fill="var(--accent)" />
      </g>
    </svg>
  )
}

function Jar({ x, y, fill, lid }: { x: number; y: number; fill: string; lid: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="74" height="100" rx="10" fill="var(--sunken)" />
      <rect x="24" y="14" width="26" height="8" rx="3" fill={lid} />
      <rect x="20" y="22" width="34" height="36" rx="8" fill={fill} opacity=".75" />
      <rect x="12" y="70" width="50" height="6" rx="3" fill="var(--line-strong)" opacity=".6" />
      <rect x="12" y="82" width="28" height="6" rx="3" fill="var(--line-strong)" opacity=".35" />
    </g>
  )
}

type PickProps = { y: number; name: string; facts: string; price: string; fill: string }

function Pick({ y, name, facts, price, fill }: PickProps) {
  return (
    <g transform={`translate(284 ${y})`}>
      <rect width="212" height="60" rx="12" fill="var(--surface)" stroke="var(--line)" />
      <rect x="10" y="10" width="40" height="40" rx="9" fill="var(--sunken)" />
      <rect x="22" y="16" width="16" height="5" rx="2" fill={fill} />
      <rect x="20" y="21" width="20" height="22" rx="5" fill={fill} opacity=".75" />
      <text x="60" y="27" fontSize="11.500" fontWeight="600" fill="var(--ink)">
        {name}
      </text>
      <text x="60" y="44" fontSize="10.500" fill="var(--ink-soft)">
        {facts}
      </text>
      <text x="200" y="44" fontSize="11.500" fontWeight="600" textAnchor="end" fill="var(--ink)">
        {price}
      </text>
    </g>
  )
}
