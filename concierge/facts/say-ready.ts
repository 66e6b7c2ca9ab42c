import { type Language, tell } from '#concierge/say/wording.ts'

/** How soon an order is ready, in minutes; nothing where the profile does not say. */
export function sayReady(minutes: number | undefined, language: Language): string[] {
  return minutes === undefined
    ? []
    : [
        tell(
          language,
          `Orders are usually ready in about ${minutes} minutes.`,
          `Los pedidos suelen estar listos en unos ${minutes} minutos.`,
        ),
      ]
}
