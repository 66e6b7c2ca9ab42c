import type { Plugin } from 'chart.js'

const WIDTH_PX = 2
const HALO_PX = 5
const DASH_PX = [7, 5]

/** Draws a dashed line across the bars at a height in dollars, with a rim that parts it from bars of any colour. */
export function targetLine(dollars: number, colors: { ink: string; ground: string }): Plugin<'bar'> {
  return {
    id: 'target-line',
    // After the bars, which are drawn from the last to the first, and before the labels over them.
    afterDatasetDraw: ({ ctx, chartArea, scales }, { index }) => {
      if (index !== 0 || scales['y'] === undefined) return
      const y = Math.round(scales['y'].getPixelForValue(dollars))
      const stroke = (color: string, width: number, dash: number[]): void => {
        ctx.strokeStyle = color
        ctx.lineWidth = width
        ctx.setLineDash(dash)
        ctx.beginPath()
        ctx.moveTo(chartArea.left, y)
        ctx.lineTo(chartArea.right, y)
        ctx.stroke()
      }
      ctx.save()
      stroke(colors.ground, HALO_PX, [])
      stroke(colors.ink, WIDTH_PX, DASH_PX)
      ctx.restore()
    },
  }
}
