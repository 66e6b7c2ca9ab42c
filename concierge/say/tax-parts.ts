import { remember } from '#concierge/retrieve/remember.ts'

const IN_BRACKETS = /\(([^()]{0,160})\)/g
const ADDS = /^\s*(?:plus|and|also|\+|then)\b|^\s*\+/i
const TOLD_AS_PARTS =
  /(?<=%[^.;%()]{0,60}),? ?\b(?:of which|which includes|made up of|consisting of|that is|including|includes)\b[^.;]{0,160}/gi

/** "26% (15% state, the rest city)": what is told of a tax without the rates that it only parts into. */
export const withoutTaxParts: (tax: string) => string = remember(leaveOutParts, { most: 100, longest: 600 })

function leaveOutParts(tax: string): string {
  const told = tax.replaceAll(TOLD_AS_PARTS, (parts) => (parts.includes('%') ? '' : parts))
  return told.replaceAll(IN_BRACKETS, (whole, inner: string, at: number) => {
    const before =
      told
        .slice(0, at)
        .split(/[.;](?!\d)/)
        .at(-1) ?? ''
    return inner.includes('%') && before.includes('%') && !ADDS.test(inner) ? '' : whole
  })
}
