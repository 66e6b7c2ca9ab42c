/** Every address of the web app. Nothing else spells one out; a snapshot test shows what a change does to them. */
export const paths = {
  landing: '/',
  terms: '/terms',
  privacy: '/privacy',
  login: '/login',
  signup: '/signup',
  signupPayment: '/signup/payment',
  signupBetaConfirmation: '/signup/beta-confirmation',
  signupBusinessSetup: '/signup/business-setup',
  signupAgentBuilder: '/signup/agent-builder',
  performance: '/performance',
  builder: '/econcierge-builder',
  qualityAssurance: '/quality-assurance',
  qualityConversations: '/quality-assurance/conversations',
  qualityInsights: '/quality-assurance/insights',
  qualityCriteria: '/quality-assurance/criteria',
  qualityAnswers: '/quality-assurance/answers',
  settings: '/settings',
  resources: '/resources',
  article: '/resources/$article',
  kitchen: '/kitchen',
  auditLog: '/audit-log',
  transcript: '/transcripts/$id',
  outbox: '/outbox',
  invitation: '/invitation',
  unsubscribe: '/unsubscribe',
  dashboard: '/dashboard',
  qualityControl: '/quality-control',
  conversations: '/conversations',
  gallery: '/__gallery',
} as const

/** Pages of the same site that are not part of this app: reached by a full page load. */
export const outside = {
  demoShop: '/shop',
  /** Leaves for the identity provider. */
  signIn: '/api/auth/google',
} as const

/** Where each redirect of the route table leads. */
export const redirects = {
  [paths.dashboard]: paths.performance,
  [paths.qualityControl]: paths.qualityAssurance,
  [paths.conversations]: paths.qualityAssurance,
} as const

const SIGNED_IN: readonly string[] = [
  paths.performance,
  paths.builder,
  paths.qualityAssurance,
  paths.qualityConversations,
  paths.qualityInsights,
  paths.qualityCriteria,
  paths.qualityAnswers,
  paths.settings,
  paths.resources,
  paths.kitchen,
  paths.auditLog,
  paths.outbox,
]

const ARTICLE_PATH = /^\/resources\/[\w-]+$/
const TRANSCRIPT_PATH = /^\/transcripts\/[\w-]+$/

/** The page asked for before signing in, if it is one of ours; null for anything that could lead elsewhere. */
export function safeReturnTo(asked: string | null | undefined): string | null {
  if (asked === null || asked === undefined || !/^\/[\w\-/]*(\?[\w\-=&.%+]*)?$/.test(asked)) return null
  const path = asked.split('?', 1)[0]
  return path !== undefined && (SIGNED_IN.includes(path) || ARTICLE_PATH.test(path) || TRANSCRIPT_PATH.test(path))
    ? asked
    : null
}
