import { CATEGORIES, type Product, STRAIN_TYPES } from '#contract/catalog.ts'
import { DEFAULT_HOURS, type StoreProfile } from '#contract/store-profile.ts'

/** A shop that there is not, with something under every key that profiles have, so that every answer has something to say. */
export const REHEARSAL_PROFILE: StoreProfile = {
  name: 'Rehearsal Dispensary',
  business_type: 'Recreational and Medical',
  address: { street: '1 Example Street', city: 'Springfield', state: 'New Jersey', state_code: 'NJ', zip: '07042' },
  directions: 'At the corner of Example Street and First Avenue.',
  phone: '(555) 555-0100',
  email: 'hello@rehearsal.example',
  website: 'https://rehearsal.example',
  timezone: 'America/New_York',
  hours: { ...DEFAULT_HOURS, friday: { open: '09:00', close: '22:00', closed: false } },
  holidays: [
    { name: 'Thanksgiving Day', rule: 'fourth Thursday of November', closed: true },
    { name: 'Christmas Eve', date: '12-24', closed: false, open: '09:00', close: '17:00' },
  ],
  busiest_hours: ['Evening (5-8 PM)'],
  payment: {
    accepted: ['cash', 'debit card'],
    not_accepted: ['credit cards', 'checks'],
    atm_on_site: true,
    atm_fee: 3,
  },
  delivery: {
    offered: true,
    area: 'Springfield',
    zips: ['07042', '07043'],
    minimum_order: 50,
    fee: 5,
    free_over: 100,
    hours: { open: '11:00', close: '20:00', days: 'daily' },
    eta_minutes: '45-75',
    id_at_door: true,
  },
  pickup: { offered: true, ready_minutes: 15, hold: 'until closing time', curbside: true, drive_thru: false },
  id_policy: {
    minimum_age: 21,
    everyone_in_store_must_be: 21,
    accepted: ["driver's license", 'passport'],
    not_accepted: ['expired ID'],
    checked: 'at the door',
    medical_cards: 'Patients of 18 years and older with a card are welcome.',
  },
  parking: { free_lot: true, spaces: 20, accessible_spaces: 2, location: 'behind the building', bike_rack: true },
  accessibility: { wheelchair: true, step_free_entrance: 'front door', service_animals: true, pets: false },
  return_policy: {
    cannabis: 'No returns on opened products.',
    hardware: 'Faulty hardware is exchanged within 14 days.',
  },
  loyalty: { name: 'Rehearsal Club', free: true, earn: '1 point per $1', redeem: '100 points = $5 off' },
  deals: {
    daily: {
      monday: 'Munchie Monday: 15% off edibles',
      tuesday: 'Topical Tuesday: 20% off topicals',
      wednesday: 'Wax Wednesday: 20% off concentrates',
      thursday: 'Throwback Thursday: 15% off pre-rolls',
      friday: 'Flower Friday: 10% off flower',
    },
    always: ['First visit: 15% off', 'Veterans: 10% off'],
    stacking: 'Discounts cannot be combined.',
    price_match: false,
  },
  limits_and_rules: {
    purchase_limit: '1 ounce of flower a day',
    on_site_consumption: false,
    public_consumption: 'Not allowed.',
  },
  tax: 'Menu prices do not include tax.',
  staff: { languages: ['English', 'Spanish'], human_handoff: 'Call (555) 555-0100 during opening hours.' },
  gift_cards: true,
  restroom: 'For customers, beside the waiting room.',
}

const STRAINS = ['Blue Dream', 'Sour Diesel', 'OG Kush', 'Wedding Cake', 'Northern Lights', 'Gelato', 'Jack Herer']
const BRANDS = ['Orchard Lantern', 'Cobalt Comet', 'Maple Falcon', 'Saffron Harbor', 'Quartz Meadow']
const EFFECTS = ['Relaxed', 'Happy', 'Energetic', 'Sleepy', 'Creative', 'Focused', 'Uplifted']
const FLAVORS = ['berry', 'citrus', 'pine', 'diesel', 'mint', 'vanilla', 'earthy']
const TERPENES = ['Myrcene', 'Limonene', 'Pinene', 'Caryophyllene', 'Linalool']
/** Of each shelf how its things are called, with their kind and size. */
const SHELVES: Readonly<
  Record<Product['category'], readonly (readonly [noun: string, size: string, grams: number])[]>
> = {
  flower: [
    ['Flower', '3.5g', 3.5],
    ['Smalls', '7g', 7],
    ['Ground Flower', '28g', 28],
  ],
  'pre-roll': [
    ['Pre-Roll', '1g', 1],
    ['Infused Pre-Rolls 5 Pack', '2.5g', 2.5],
  ],
  vape: [
    ['Live Resin Cartridge', '0.5g', 0.5],
    ['Disposable Vape', '1g', 1],
  ],
  edible: [
    ['Gummies', '100mg', 0],
    ['Chocolate Bar', '100mg', 0],
    ['Seltzer', '5mg', 0],
  ],
  concentrate: [
    ['Live Rosin', '1g', 1],
    ['Shatter', '1g', 1],
  ],
  tincture: [['Tincture 1:1', '30ml', 0]],
  topical: [['CBD Balm', '2oz', 0]],
  accessory: [
    ['510 Battery', '', 0],
    ['Grinder', '', 0],
    ['Rolling Papers', '', 0],
  ],
  merch: [['T-Shirt L', '', 0]],
}
const PRODUCTS = 600

/** A menu of many shelves, names and strengths. */
export function rehearsalProducts(): Product[] {
  return Array.from({ length: PRODUCTS }, (_, index) => productOf(index))
}

function productOf(index: number): Product {
  const category = at(CATEGORIES, index)
  const [noun, size, grams] = at(SHELVES[category], Math.floor(index / CATEGORIES.length))
  const strain = at(STRAINS, index)
  const eaten = category === 'edible' || category === 'tincture'
  const used = category === 'accessory' || category === 'merch'
  const pieces = noun === 'Gummies' ? 10 : 1
  return {
    productId: `rehearsal-${index}`,
    sku: null,
    name: used ? noun : `${strain} ${noun}`,
    brand: index % 11 === 0 ? null : at(BRANDS, index),
    category,
    subcategory: null,
    strainName: used || eaten ? null : strain,
    strainType: used ? null : at(STRAIN_TYPES, index),
    thcPercent: eaten || used ? null : 16 + (index % 14),
    cbdPercent: index % 13 === 0 ? 8 : null,
    thcMgTotal: eaten ? pieces * (2 + (index % 9)) : null,
    thcMgPerPiece: eaten ? 2 + (index % 9) : null,
    cbdMgTotal: index % 7 === 0 && eaten ? 100 : null,
    size,
    sizeGrams: grams === 0 ? null : grams,
    packCount: pieces,
    priceCents: 800 + ((index * 300) % 6000),
    salePriceCents: index % 9 === 0 ? 700 : null,
    currency: 'USD',
    stock: index % 17 === 0 ? 0 : 5,
    effects: used || index % 5 === 0 ? [] : [at(EFFECTS, index), at(EFFECTS, index + 2)],
    flavors: used ? [] : [at(FLAVORS, index)],
    terpenes: used ? [] : [at(TERPENES, index), at(TERPENES, index + 1)],
    tags: index % 23 === 0 ? ['staff pick'] : [],
    promo: null,
    description: index % 3 === 0 ? 'A smooth one for the evening.' : null,
    imageUrl: null,
    url: null,
  }
}

function at<Entry>(list: readonly Entry[], index: number): Entry {
  const entry = list[index % list.length]
  if (entry === undefined) throw new Error('an empty list')
  return entry
}
