import * as z from 'zod'
import { AgentKey } from '#contract/chat.ts'
import { ORIGINS_MAX } from '#contract/origins.ts'
import type { RouteTable } from '#contract/route.ts'

export const CHECK_URL_MAX_CHARS = 500

/** A secret with which the shop's server signs identities, as it may be shown: never itself. */
export const IdentitySecret = z.object({
  id: z.uuid(),
  lastFour: z.string(),
  madeBy: z.string(),
  madeAt: z.iso.datetime(),
  /** When one that was replaced ends; null for the one in use. */
  validUntil: z.iso.datetime().nullable(),
})
export type IdentitySecret = z.infer<typeof IdentitySecret>

export const Embed = z.object({
  agentKey: AgentKey,
  agentName: z.string(),
  /** Of the launcher, as the server serves it now; null where none has been built. */
  version: z.string().nullable(),
  integrity: z.string().nullable(),
  snippets: z.object({
    script: z.string(),
    pinnedScript: z.string().nullable(),
    iframe: z.string(),
    tagManager: z.string(),
  }),
  /** Empty: any page may show the chat. */
  allowedOrigins: z.array(z.string()),
  identitySecrets: z.array(IdentitySecret),
  /** The shop's own address as its profile gives it; empty when it does not. */
  website: z.string(),
})
export type Embed = z.infer<typeof Embed>

/** What a check of a page came to, the worst first. */
export const CHECK_VERDICTS = ['unreachable', 'not-found', 'wrong-key', 'blocked', 'installed'] as const

/** One embed code as it was found in a page's source. */
export const FoundSnippet = z.object({
  method: z.enum(['script', 'iframe']),
  /** Line of the page's source, counted from 1. */
  line: z.int(),
  place: z.enum(['head', 'body']),
  agentKey: z.string(),
  /** `own`: the agent that is live. `draft`: another agent of this shop. `foreign`: none of this shop's. `missing`: no key. */
  key: z.enum(['own', 'draft', 'foreign', 'missing']),
  /** The host that it loads from, when that is not this server. */
  otherHost: z.string().nullable(),
})
export type FoundSnippet = z.infer<typeof FoundSnippet>

export const InstallationCheck = z.object({
  verdict: z.enum(CHECK_VERDICTS),
  /** What to know and what to do next, in plain words. */
  text: z.string(),
  /** Where the page was found in the end; null when it was not. */
  pageUrl: z.string().nullable(),
  found: z.array(FoundSnippet).max(20),
  /** Directives of the page's Content-Security-Policy that stand in the way, with what to add to each. */
  blockedBy: z.array(z.object({ directive: z.string(), add: z.string() })).max(10),
  /** The page's origin is not in the list of allowed origins. */
  originMissing: z.string().nullable(),
  /** Google Tag Manager is there: it may load the code later, which a look at the source cannot tell. */
  hasTagManager: z.boolean(),
})
export type InstallationCheck = z.infer<typeof InstallationCheck>

export const embedRoutes = {
  getEmbed: {
    method: 'GET',
    path: '/admin/embed',
    access: 'manage_econcierge',
    summary: 'The embed codes of the live agent, and which pages may show it',
    reply: Embed,
  },
  saveAllowedOrigins: {
    method: 'PUT',
    path: '/admin/embed/origins',
    access: 'manage_econcierge',
    summary: 'The pages that may show the chat; an empty list lets any page',
    body: z.object({ origins: z.array(z.string().max(300)).max(ORIGINS_MAX) }),
    reply: z.object({ allowedOrigins: z.array(z.string()) }),
  },
  checkInstallation: {
    method: 'POST',
    path: '/admin/embed/check',
    access: 'manage_econcierge',
    summary: "Fetch a page of the shop's site and say whether and where the embed code is found",
    body: z.object({ url: z.string().trim().min(3).max(CHECK_URL_MAX_CHARS) }),
    reply: InstallationCheck,
  },
  makeIdentitySecret: {
    method: 'POST',
    path: '/admin/embed/identity-secrets',
    access: 'manage_settings',
    summary: 'Make a secret to sign identities with; shown this once. The one before stays good for a day',
    status: 201,
    reply: IdentitySecret.extend({ secret: z.string() }),
  },
  destroyIdentitySecret: {
    method: 'DELETE',
    path: '/admin/embed/identity-secrets/:id',
    access: 'manage_settings',
    summary: 'Destroy a secret at once: what it signed is no longer believed',
    params: z.object({ id: z.uuid() }),
    reply: z.object({ destroyed: z.boolean() }),
  },
} as const satisfies RouteTable
