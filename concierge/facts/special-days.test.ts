import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { shapeProfile } from '#server/features/catalog/profile/shape-profile.ts'
import { askStore } from '#testing/ask.ts'

const shaped = shapeProfile({
  name: 'Ledge',
  hours: DEFAULT_HOURS,
  timezone: 'America/New_York',
  parking: { free_lot: true, spaces: 9 },
  loyalty: { name: 'Ledgers', earn: '1 point per $1' },
  race_weekends: {
    when: 'both speedway weekends, in May and August',
    open: '06:30',
    close: '23:30',
    parking: 'Use the school field on Birch Lane; the lot is shut.',
  },
  recycling: {
    accepts: ['empty pods', 'glass jars'],
    reward: '25 cents off for each piece',
    where: 'blue crate by the exit',
  },
  id_scan_privacy: 'The reader checks that an ID is real and its holder 21. Nothing is kept.',
})
const store = openStore({ profile: StoreProfile.parse(shaped), products: [] })
const textOf = (text: string): string => askStore(store, text).text

describe('days on which a shop does much otherwise are told by its own facts', () => {
  it.each(['what time do you open on race weekend', 'open early for the race?', 'hours on a speedway race weekend'])(
    '%s',
    (text) => expect(textOf(text)).toContain('from 6:30 AM to 11:30 PM'),
  )

  it.each(['where do we park on race weekends', 'is the lot open during the race'])('%s', (text) =>
    expect(textOf(text)).toContain('Birch Lane'),
  )

  it('tells all of them where nothing in particular is asked', () => {
    expect(textOf('whats different on race weekends')).toContain('Birch Lane')
    expect(textOf('whats different on race weekends')).toContain('6:30 AM')
  })

  it('leaves other days to the usual hours and the usual lot', () => {
    expect(textOf('where do i park')).not.toContain('Birch Lane')
    expect(textOf('when do you open saturday')).not.toContain('6:30')
  })
})

describe('what is one thing of a shop stays together, and is no club and no rule of papers', () => {
  it.each(['can i drop off old pods', 'what do i get for my empty carts', 'where do i recycle jars'])('%s', (text) => {
    for (const part of ['25 cents', 'blue crate', 'glass jars']) expect(textOf(text)).toContain(part)
  })

  it('a club has no reward of another thing', () => {
    expect(textOf('how does your loyalty club work')).not.toContain('25 cents')
  })

  it('what a scanner keeps is told where that is asked, and no list of papers holds it', () => {
    expect(textOf('do you keep a copy of my id')).toContain('Nothing is kept')
  })
})
