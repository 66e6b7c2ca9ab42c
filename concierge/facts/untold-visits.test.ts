import { describe, expect, it } from 'vitest'
import { openStore } from '#concierge/open-store.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { askStore } from '#testing/ask.ts'
import { makeProduct } from '#testing/factories.ts'

const products = [makeProduct({ name: 'Northern Lights', category: 'flower', stock: 9 })]
const PLAIN = {
  name: 'Ledge',
  hours: DEFAULT_HOURS,
  phone: '(207) 555-0101',
  payment: { accepted: ['cash', 'debit card'] },
  pickup: { offered: true, ready_minutes: 20 },
  id_policy: { minimum_age: 21, accepted: ['passport'], checked: 'at the door' },
  deals: { always: ['First visit: 20% off the whole order'] },
  limits_and_rules: { purchase_limit: '1 ounce a day' },
}
const silent = openStore({ profile: StoreProfile.parse(PLAIN), products })
const telling = openStore({
  profile: StoreProfile.parse({ ...PLAIN, walk_ins: 'Always welcome, no appointment needed.' }),
  products,
})

describe('what a profile does not tell of a visit', () => {
  it.each([
    ['somewhere to sit inside?', /seats inside/],
    ['is there a bench in the lobby', /seats inside/],
    ['can my mom sit down while i shop', /seats inside/],
    ['do i need an appointment', /^Nothing I have here asks for an appointment/],
    ['do you take walk ins', /^Nothing I have here asks for an appointment/],
    ['is it by appointment only', /^Nothing I have here asks for an appointment/],
    ['can i just walk in', /^Nothing I have here asks for an appointment/],
    ['do i have to make a reservation', /^Nothing I have here asks for an appointment/],
    ['necesito cita', /^Nada de lo que tengo aquí pide cita/],
    ['puedo llegar asi nomas sin cita', /^Nada de lo que tengo aquí pide cita/],
    ['what happens when i walk in', /checked at the door.*cash and debit card.*First visit: 20%/],
    ['first time coming in what do i need', /checked at the door.*cash and debit card.*First visit: 20%/],
    ['never been to a dispensary, how does it work', /checked at the door/],
    ['what should i expect for my first visit', /checked at the door/],
    ['es mi primera vez que hago', /identificación oficial vigente/],
    ['que necesito llevar la primera vez', /identificación oficial vigente/],
    ['can i just call in my order', /takes orders over the phone.*0101.*20 minutes/],
    ['can i call you and place an order', /takes orders over the phone/],
    ['do you take orders over the phone', /takes orders over the phone/],
    ['puedo pedir por telefono', /pedidos por teléfono/],
    ['how much weed can i have at home', /set by state law.*1 ounce a day/],
    ['how many ounces can i legally keep in my house', /set by state law/],
    ['whats the possession limit', /set by state law/],
    ['cuanta mota puedo tener en mi casa', /ley del estado/],
  ])('is said not to be known, with what is known: %s', (text, words) => {
    expect(askStore(silent, text).text).toMatch(words)
  })

  it('is told where the profile tells it', () => {
    expect(askStore(telling, 'do you take walk ins').text).toMatch(/Always welcome/)
  })

  it.each([
    ['can i call to cancel my order', /takes orders over the phone/],
    ['what should i get for my first time', /checked at the door/],
    ['how much can i buy', /set by state law/],
    ['did anything new just come in', /appointment/],
    ['algo para una cita', /cita: puedes/],
    ['what happens if i eat too much', /checked at the door/],
  ])('is no matter of another question: %s', (text, words) => {
    expect(askStore(silent, text).text).not.toMatch(words)
  })

  it.each(['how do i get a job there', 'how do i go about getting a job with you', 'how can i come work at your shop'])(
    'tells of work at the shop: %s',
    (text) => expect(askStore(silent, text).intent).toBe('jobs'),
  )
})
