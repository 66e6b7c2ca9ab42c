import * as z from 'zod'

export const DEFAULT_PRIMARY_COLOR = '#2EC4B6'
export const DEFAULT_SECONDARY_COLOR = '#FF9F1C'
export const WIDGET_SECONDARY_COLOR = '#3b82f6'

/** Launcher sizes in CSS pixels, section 9 of the specification. */
export const WIDGET_SIZES = { small: 96, medium: 128, large: 160, 'extra-large': 192 } as const

export const HexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/)
const words = z.string().max(300)
/** An own upload (`/…`) or an https picture; nothing else can reach an attribute of the host page. */
const PictureUrl = z
  .string()
  .max(500)
  .regex(/^(\/(?!\/)|https:\/\/)[^\s"'<>\\]*$/)
  .or(z.literal(''))

/** Section 3, "Widget config", theme block, with its defaults. `autoOpenDelay` is in milliseconds. */
export const WidgetTheme = z.object({
  primaryColor: HexColor.default(DEFAULT_PRIMARY_COLOR),
  secondaryColor: HexColor.default(WIDGET_SECONDARY_COLOR),
  textColor: HexColor.default('#ffffff'),
  position: z.enum(['bottom-right', 'bottom-left']).default('bottom-right'),
  iconSize: z.enum(['small', 'medium', 'large', 'extra-large']).default('medium'),
  roundness: z.enum(['square', 'rounded', 'pill']).default('rounded'),
  logoUrl: PictureUrl.default(''),
  businessName: words.default(''),
  avatarUrl: PictureUrl.default(''),
  avatarName: words.default('Buddy'),
  showLogo: z.boolean().default(true),
  useLogoBackground: z.boolean().default(true),
  glowEffect: z.boolean().default(false),
  stickOnScroll: z.boolean().default(true),
  animateEntrance: z.boolean().default(true),
  showNotificationPulse: z.boolean().default(true),
  mobileResponsive: z.boolean().default(true),
  welcomeTitle: words.default(''),
  welcomeSubtitle: words.default(''),
  chatInputPlaceholder: words.default('Ask me anything...'),
  customerTypeQuestion: words.default('Are you a new or returning customer?'),
  requestAuthentication: z.boolean().default(false),
  autoOpen: z.boolean().default(false),
  autoOpenDelay: z.int().min(0).max(600_000).default(5000),
  autoOpenMessage: words.default(''),
  soundEnabled: z.boolean().default(false),
  persistConversation: z.boolean().default(true),
  collectEmail: z.boolean().default(false),
})
export type WidgetTheme = z.infer<typeof WidgetTheme>
