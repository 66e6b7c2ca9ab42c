/** Section 9 of the specification. A dispensary elsewhere keeps the zone that its state gave it at sign-up. */
export const TIME_ZONES = ['America/Denver', 'America/New_York', 'America/Chicago', 'America/Los_Angeles'] as const

/** Limits of a logo, before and after it is drawn again. */
export const LOGO_MAX_BYTES = 2 * 1024 * 1024
export const LOGO_MAX_SOURCE_PIXELS = 25_000_000
export const LOGO_MAX_SIDE = 1024

/** Text on a colour is hard to read below this contrast (WCAG 2.2, AA). */
export const READABLE_CONTRAST = 4.5
