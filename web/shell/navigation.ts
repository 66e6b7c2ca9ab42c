import {
  ChartColumn,
  ChefHat,
  LifeBuoy,
  type LucideIcon,
  MessageCircleHeart,
  Settings,
  ShieldCheck,
} from 'lucide-react'
import { paths } from '#web/paths.ts'

export type NavigationItem = { to: MainPath; label: string; icon: LucideIcon }
type MainPath =
  | typeof paths.performance
  | typeof paths.builder
  | typeof paths.qualityAssurance
  | typeof paths.settings
  | typeof paths.resources
  | typeof paths.kitchen

/** The links of the sidebar, in order. */
export const MAIN_LINKS: readonly NavigationItem[] = [
  { to: paths.performance, label: 'Performance', icon: ChartColumn },
  { to: paths.builder, label: 'eConcierge Builder', icon: MessageCircleHeart },
  { to: paths.qualityAssurance, label: 'Quality Assurance', icon: ShieldCheck },
  { to: paths.settings, label: 'Settings', icon: Settings },
  { to: paths.resources, label: 'Resources', icon: LifeBuoy },
]

export const KITCHEN_LINK: NavigationItem = { to: paths.kitchen, label: 'The Kitchen', icon: ChefHat }
