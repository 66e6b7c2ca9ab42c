import { remember } from '#concierge/retrieve/remember.ts'
import { foldText, wordStem } from '#concierge/understand/fold-text.ts'

/** What a shopper calls a thing (left), and what the line of a profile may call it (right), as stems. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  handicap: ['accessible', 'disabled', 'ada'],
  handicapped: ['accessible', 'disabled', 'ada'],
  disabled: ['accessible', 'handicap', 'ada'],
  placard: ['accessible', 'handicap', 'disabled'],
  accessible: ['handicap', 'disabled', 'ada'],
  deaf: ['hearing', 'asl', 'interpreter'],
  hearing: ['deaf', 'loop', 'asl'],
  blind: ['braille', 'vision', 'sight'],
  wheelchair: ['level', 'ramp', 'elevator', 'step'],
  stair: ['step', 'ramp', 'level', 'elevator'],
  step: ['stair', 'ramp', 'level'],
  pay: ['free', 'paid', 'meter', 'fee'],
  cost: ['free', 'paid', 'meter', 'fee'],
  charge: ['free', 'paid', 'fee'],
  meter: ['free', 'paid', 'metered'],
  rv: ['trailer', 'camper', 'oversize'],
  camper: ['rv', 'trailer', 'oversize'],
  motorhome: ['rv', 'trailer', 'oversize'],
  rig: ['rv', 'trailer', 'truck', 'oversize'],
  trailer: ['rv', 'oversize'],
  truck: ['trailer', 'oversize'],
  night: ['overnight'],
  sleep: ['overnight'],
  curb: ['street'],
  low: ['lowered'],
  short: ['lowered'],
  sit: ['bench', 'seat', 'chair'],
  borrow: ['borrowed', 'loan'],
}

/** Words of every question, which single out no line. */
const EVERYDAY: ReadonlySet<string> = new Set(
  'the an is are do does you your have has there any what where when how can could may will would get got my me we us to in on of for and or at it that this with if so not no all yall ur here about from be i im a one some many much park parking lot shop store place spot space car need want'.split(
    ' ',
  ),
)

const stemsOf = remember(
  (line: string): ReadonlySet<string> =>
    new Set(
      foldText(line)
        .split(/[^\p{L}\p{N}]+/u)
        .map(wordStem),
    ),
  { most: 2000, longest: 400 },
)

/** Of the lines of one part those that speak most of what is asked, in their order; none when no line does. */
export function pickLines(lines: readonly string[], plain: string): readonly string[] {
  const asked = plain
    .split(' ')
    .map(wordStem)
    .filter((stem) => stem.length > 1 && !EVERYDAY.has(stem))
    .map((stem) => [stem, ...(CALLED[stem] ?? [])])
  const hits = lines.map((line) => {
    const stems = stemsOf(line)
    return asked.filter((names) => names.some((name) => stems.has(name))).length
  })
  const most = Math.max(0, ...hits)
  return most === 0 ? [] : lines.filter((_, at) => hits[at] === most)
}
