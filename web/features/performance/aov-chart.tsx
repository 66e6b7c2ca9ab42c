import { BarElement, CategoryScale, Chart, type ChartOptions, LinearScale, Tooltip } from 'chart.js'
import DataLabels from 'chartjs-plugin-datalabels'
import { useEffect, useMemo, useRef } from 'react'
import { Bar } from 'react-chartjs-2'
import type { ChartPoint, Performance } from '#contract/performance.ts'
import { formatCents, formatWholeDollars } from '#web/lib/format.ts'
import { useTheme } from '#web/lib/theme.tsx'
import { toBar } from './chart-bars.ts'
import { targetLine } from './target-line.ts'

Chart.register(BarElement, CategoryScale, LinearScale, Tooltip, DataLabels)

const LEAST_BAR_PX = 46
const LABEL = 'Chart; the same figures stand in the table'
/** Room over the tallest bar, so that its label is not cut off. */
const GRACE = 1.14

export type AovChartProps = {
  points: readonly ChartPoint[]
  colors: Performance['colors']
  /** The order value to reach, drawn as a line; null for none. */
  targetCents: number | null
  /** A bar was clicked. By keyboard, the table leads to the same. */
  onPick: (point: ChartPoint) => void
}

/** The picture of the chart; the same figures stand in a table beside it, which is what screen readers get. */
export function AovChart(props: AovChartProps) {
  const { theme } = useTheme()
  // Drawn anew with the theme: a canvas keeps the colours it was given.
  return <Bars key={theme} {...props} />
}

function Bars({ points, colors, targetCents, onPick }: AovChartProps) {
  const data = useMemo(() => toData(points, colors), [points, colors])
  const options = useMemo(() => toOptions({ points, targetCents, onPick }), [points, targetCents, onPick])
  const plugins = useMemo(() => targetPlugins(targetCents), [targetCents])
  const frame = useNewestInSight(points)
  return (
    <div ref={frame} tabIndex={0} role="group" aria-label={LABEL} className="size-full overflow-x-auto">
      <div className="h-full" style={{ minWidth: points.length * LEAST_BAR_PX }}>
        <Bar key={targetCents} data={data} options={options} plugins={plugins} aria-hidden="true" />
      </div>
    </div>
  )
}

/** On a narrow screen the bars stay wide enough for their labels and scroll; the newest are what one wants to see. */
function useNewestInSight(points: readonly ChartPoint[]) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (points.length > 0) frame.current?.scrollTo({ left: frame.current.scrollWidth })
  }, [points])
  return frame
}

/** Given once to a chart: another target is another chart. */
function targetPlugins(targetCents: number | null) {
  return targetCents === null
    ? []
    : [targetLine(targetCents / 100, { ink: token('--ink'), ground: token('--surface') })]
}

function toData(points: readonly ChartPoint[], colors: Performance['colors']) {
  const bars = points.map(toBar)
  const shared = { barPercentage: 0.8, categoryPercentage: 0.9, stack: 'aov', maxBarThickness: 96 }
  return {
    labels: points.map((point) => point.label),
    datasets: [
      {
        ...shared,
        label: 'AOV w/o eConcierge',
        data: bars.map((bar) => bar.base),
        backgroundColor: colors.secondary,
        datalabels: { display: false },
      },
      {
        ...shared,
        label: 'Added with eConcierge',
        data: bars.map((bar) => bar.uplift),
        backgroundColor: colors.primary,
        borderRadius: { topLeft: 4, topRight: 4 },
      },
    ],
  }
}

function toOptions({ points, targetCents, onPick }: Omit<AovChartProps, 'colors'>): ChartOptions<'bar'> {
  const ink = token('--ink')
  const soft = token('--ink-soft')
  const font = { family: "'Inter Variable', sans-serif", size: 12 }
  const bars = points.map(toBar)
  const tallest = Math.max((targetCents ?? 0) / 100, ...bars.map((bar) => (bar.base ?? 0) + (bar.uplift ?? 0)))
  return {
    responsive: true,
    maintainAspectRatio: false,
    // Drawn once: growing bars would keep a slow phone busy while figures wait to be read.
    animation: false,
    interaction: { mode: 'index', intersect: false },
    onClick: (_, [element]) => {
      const point = element && points[element.index]
      if (point !== undefined) onPick(point)
    },
    onHover: ({ native }, [element]) => {
      if (native?.target instanceof HTMLElement) native.target.style.cursor = element === undefined ? '' : 'pointer'
    },
    layout: { padding: { top: 4 } },
    scales: {
      x: { stacked: true, grid: { display: false }, border: { display: false }, ticks: { color: soft, font } },
      y: {
        stacked: true,
        min: 0,
        max: tallest === 0 ? undefined : tallest * GRACE,
        grid: { color: token('--chart-grid') },
        border: { display: false },
        ticks: {
          color: soft,
          font,
          maxTicksLimit: 6,
          includeBounds: false,
          callback: (value) => formatWholeDollars(Number(value) * 100),
        },
      },
    },
    plugins: {
      datalabels: {
        anchor: 'end',
        align: 'end',
        offset: 2,
        color: ink,
        font: { ...font, weight: 600 },
        // The target's line may pass behind a label.
        backgroundColor: token('--surface'),
        borderRadius: 4,
        padding: { top: 1, bottom: 1, left: 3, right: 3 },
        formatter: (_, { dataIndex }) => bars[dataIndex]?.label ?? null,
      },
      tooltip: {
        backgroundColor: ink,
        titleColor: token('--canvas'),
        bodyColor: token('--canvas'),
        padding: 10,
        cornerRadius: 8,
        displayColors: false,
        titleFont: { ...font, weight: 600 },
        bodyFont: font,
        filter: (item, index) => index === 0 && points[item.dataIndex] !== undefined,
        callbacks: { label: ({ dataIndex }) => describePoint(points[dataIndex], targetCents) },
      },
    },
  }
}

function describePoint(point: ChartPoint | undefined, targetCents: number | null): string[] {
  if (point === undefined) return []
  return [
    `With eConcierge: ${formatCents(point.aovWithCents)}`,
    `Without eConcierge: ${formatCents(point.aovWithoutCents)}`,
    ...(targetCents === null ? [] : [`AOV target: ${formatCents(targetCents)}`]),
    `Revenue: ${formatCents(point.revenueCents)}`,
  ]
}

function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}
