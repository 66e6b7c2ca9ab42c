/** "Thc or cbd drinks": either will do, and nearly all have one. */
export const THC_OR_CBD = /\b(?:thc (?:or|o) cbd|cbd (?:or|o) thc)\b/

/** "Cbn or cbg", "myrcene o linalool". */
export const EITHER_INSIDE =
  /(?:\bcb[cdgn]|\bthcv|\p{L}(?:ene|ool|lol)) (?:or|o|and \/? ?or) (?:some |high |lots of )?(?:cb[cdgn]\b|thcv\b|\p{L}+(?:ene|ool|lol)\b)/u
