import { MoveDiagonal2 } from 'lucide-react'
import { useRef } from 'react'
import { clampSize, type PreviewSize } from './preview-size.ts'

type ResizeCornerProps = { size: PreviewSize; onResize: (size: PreviewSize) => void }

const STEP_PX = 10
const KEYS: Readonly<Record<string, PreviewSize>> = {
  ArrowLeft: { width: STEP_PX, height: 0 },
  ArrowRight: { width: -STEP_PX, height: 0 },
  ArrowUp: { width: 0, height: STEP_PX },
  ArrowDown: { width: 0, height: -STEP_PX },
}

/** The corner away from where the chat stands: dragging it outwards, or the arrow keys, make the chat larger. */
export function ResizeCorner({ size, onResize }: ResizeCornerProps) {
  const start = useRef<{ x: number; y: number; size: PreviewSize } | null>(null)
  const grow = (from: PreviewSize, by: PreviewSize) =>
    onResize(clampSize({ width: from.width + by.width, height: from.height + by.height }))
  return (
    <button
      type="button"
      aria-label={`Resize the chat, now ${size.width} by ${size.height} pixels. Use the arrow keys.`}
      title="Drag to resize"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = { x: event.clientX, y: event.clientY, size }
      }}
      onPointerMove={(event) => {
        const from = start.current
        if (from === null) return
        grow(from.size, { width: from.x - event.clientX, height: from.y - event.clientY })
      }}
      onPointerUp={() => (start.current = null)}
      onPointerCancel={() => (start.current = null)}
      onKeyDown={(event) => {
        const by = KEYS[event.key]
        if (by === undefined) return
        event.preventDefault()
        grow(size, by)
      }}
      className="flex size-8 cursor-nwse-resize touch-none items-center justify-center rounded-lg text-ink-soft hover:bg-sunken hover:text-ink"
    >
      <MoveDiagonal2 size={16} aria-hidden="true" />
    </button>
  )
}
