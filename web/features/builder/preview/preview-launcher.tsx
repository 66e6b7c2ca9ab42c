import { MessageCircle } from 'lucide-react'
import type { WidgetTheme } from '#contract/widget-config.ts'
import { classNames } from '#web/ui/class-names.ts'

const SIZES_PX: Record<WidgetTheme['iconSize'], number> = { small: 96, medium: 128, large: 160, 'extra-large': 192 }
const CORNERS: Record<WidgetTheme['roundness'], string> = { square: '10px', rounded: '28%', pill: '50%' }

/** The button in the corner of the shop's page, as the loader draws it there. */
export function PreviewLauncher({ theme, onOpen }: { theme: WidgetTheme; onOpen: () => void }) {
  const size = SIZES_PX[theme.iconSize]
  const logo = theme.showLogo && theme.logoUrl !== '' ? theme.logoUrl : null
  const isBare = logo !== null && !theme.useLogoBackground
  return (
    <button
      type="button"
      aria-label="Open the preview chat"
      data-size={size}
      onClick={onOpen}
      style={{
        width: size,
        height: size,
        borderRadius: CORNERS[theme.roundness],
        background: isBare ? 'none' : theme.primaryColor,
        boxShadow: theme.glowEffect ? `0 0 40px 6px ${theme.secondaryColor}` : undefined,
        color: `oklch(from ${theme.primaryColor} clamp(0, (0.7 - l) * 99, 1) 0 0)`,
      }}
      className={classNames('relative grid place-items-center', !theme.glowEffect && !isBare && 'shadow-lg')}
    >
      {logo === null ? (
        <MessageCircle size={size * 0.5} strokeWidth={1.4} aria-hidden="true" />
      ) : (
        <img src={logo} alt="" className={isBare ? 'w-full' : 'w-3/5'} />
      )}
    </button>
  )
}
