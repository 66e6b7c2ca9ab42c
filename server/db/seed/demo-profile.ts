import { DEFAULT_HOURS, type StoreProfile } from '#contract/store-profile.ts'

export const DEMO_TIME_ZONE = 'America/Denver'
export const DEMO_SHOP_NAME = 'Larkspur & Pine'

/** Share of the net price that tax adds at the demo dispensary. */
export const DEMO_TAX = { cannabis: 0.2625, goods: 0.0915 } as const

/** The facts of the invented dispensary of the demo tenant. Its telephone number is one reserved for fiction. */
export const DEMO_PROFILE: StoreProfile = {
  id: 'larkspur-and-pine',
  name: DEMO_SHOP_NAME,
  business_type: 'Recreational Only',
  address: {
    street: '1840 Larkspur Street',
    city: 'Denver',
    state: 'Colorado',
    state_code: 'CO',
    zip: '80205',
  },
  directions:
    'Corner of Larkspur Street and 18th Avenue, the brick building with the green awning. Two blocks from the light rail.',
  phone: '(303) 555-0147',
  email: 'hello@larkspurandpine.example',
  website: 'https://larkspurandpine.example',
  timezone: DEMO_TIME_ZONE,
  hours: {
    ...DEFAULT_HOURS,
    thursday: { open: '09:00', close: '22:00', closed: false },
    friday: { open: '09:00', close: '22:00', closed: false },
  },
  holidays: [
    { name: "New Year's Day", date: '01-01', closed: false, open: '11:00', close: '18:00' },
    { name: '4/20', date: '04-20', closed: false, open: '08:00', close: '22:00' },
    { name: 'Independence Day', date: '07-04', closed: false, open: '10:00', close: '17:00' },
    { name: 'Thanksgiving Day', rule: 'fourth Thursday of November', closed: true },
    { name: 'Christmas Eve', date: '12-24', closed: false, open: '09:00', close: '17:00' },
    { name: 'Christmas Day', date: '12-25', closed: true },
  ],
  busiest_hours: ['Evening (5-8 PM)', 'Weekend Evenings'],
  payment: {
    accepted: ['cash', 'debit card (PIN, $3.50 fee)', 'bank transfer in the pickup app'],
    not_accepted: ['credit cards', 'Apple Pay', 'Google Pay', 'checks'],
    atm_on_site: true,
    atm_fee: 2.75,
    tips: 'Tips are welcome and never expected.',
  },
  delivery: {
    offered: true,
    area: 'central Denver',
    zips: ['80202', '80203', '80204', '80205', '80206', '80207', '80209', '80210', '80211', '80216', '80218', '80220'],
    minimum_order: 50,
    fee: 6,
    free_over: 120,
    hours: { open: '11:00', close: '20:00', days: 'daily' },
    eta_minutes: '45-75',
    id_at_door: true,
    payment: 'debit card or bank transfer at the door',
    no_delivery_to: ['hotels', 'campuses', 'federal property'],
  },
  pickup: {
    offered: true,
    ready_minutes: 15,
    hold: 'until closing time the next day',
    curbside: true,
    drive_thru: false,
  },
  id_policy: {
    minimum_age: 21,
    everyone_in_store_must_be: 21,
    accepted: ["driver's license (any US state)", 'state ID card', 'US or foreign passport', 'US military ID'],
    not_accepted: ['expired ID', 'photo or photocopy of an ID', 'student ID'],
    checked: 'at the door and again at the register',
    medical_cards: 'Not needed. The store is recreational only.',
  },
  parking: {
    free_lot: true,
    spaces: 22,
    location: 'behind the building, entrance on 18th Avenue',
    accessible_spaces: 2,
    street: 'metered until 20:00, free on Sunday',
    bike_rack: true,
    ev_charging: false,
  },
  accessibility: { wheelchair: true, step_free_entrance: 'Larkspur Street side', service_animals: true, pets: false },
  return_policy: {
    cannabis: 'No returns on opened cannabis products (state rules).',
    hardware:
      'Defective vapes, batteries and cartridges can be exchanged within 14 days with the receipt and the packaging.',
    accessories: 'Unopened accessories and apparel can be exchanged within 30 days with the receipt.',
  },
  loyalty: {
    name: 'Pinecone Club',
    free: true,
    earn: '1 point per $1 spent before tax',
    redeem: '150 points = $10 off',
    points_expire: 'after 12 months without a purchase',
    birthday: '20% off one item in your birthday month',
    join: 'with a phone number at the register or on the website',
  },
  deals: {
    daily: {
      monday: 'Munchie Monday: 15% off edibles',
      tuesday: 'Topical Tuesday: 20% off tinctures and topicals',
      wednesday: 'Wax Wednesday: 20% off concentrates',
      thursday: 'Throwback Thursday: 15% off pre-rolls',
      friday: 'Flower Friday: 10% off flower',
      saturday: 'No daily deal',
      sunday: 'Cart Sunday: 15% off vapes',
    },
    always: ['First visit: 15% off the whole order', 'Veterans: 10% off with proof of service'],
    stacking: 'Discounts cannot be combined; the best one applies.',
    price_match: false,
  },
  limits_and_rules: {
    purchase_limit: '1 ounce (28 g) of flower, 8 g of concentrate or 800 mg of THC in edibles a day, or a mix of them',
    on_site_consumption: false,
    public_consumption: 'Not allowed.',
    leaving_state: 'Cannabis may not be taken out of Colorado.',
    driving: 'Never drive after use.',
  },
  tax: 'Menu prices do not include tax: 26.25% on cannabis products and 9.15% on accessories and merch.',
  staff: {
    languages: ['English', 'Spanish'],
    human_handoff:
      'Call (303) 555-0147 during opening hours or e-mail hello@larkspurandpine.example (answer within one business day).',
    jobs: 'jobs@larkspurandpine.example',
  },
  gift_cards: true,
  wifi: true,
  restroom: 'For customers, beside the waiting room.',
  first_visit: 'Bring your ID. A budtender walks you through the menu; most first visits take 15 minutes.',
}

/** Percent that the daily deal of a weekday (0 is Sunday) takes off these categories. */
export const DEMO_DEALS: Record<number, { percent: number; categories: readonly string[] }> = {
  0: { percent: 15, categories: ['vape'] },
  1: { percent: 15, categories: ['edible'] },
  2: { percent: 20, categories: ['tincture', 'topical'] },
  3: { percent: 20, categories: ['concentrate'] },
  4: { percent: 15, categories: ['pre-roll'] },
  5: { percent: 10, categories: ['flower'] },
}
