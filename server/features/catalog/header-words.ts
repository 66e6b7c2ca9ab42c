import { FRENCH, SPANISH } from './header-languages.ts'

/** What headers shorten, written out. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  qty: 'quantity',
  qoh: 'quantity on hand',
  soh: 'stock on hand',
  oh: 'on hand',
  avail: 'available',
  avl: 'available',
  dept: 'department',
  subdept: 'sub department',
  nm: 'name',
  nme: 'name',
  desc: 'description',
  descr: 'description',
  dscr: 'description',
  pct: 'percent',
  perc: 'percent',
  percentage: 'percent',
  cat: 'category',
  categ: 'category',
  ctgry: 'category',
  subcat: 'sub category',
  subcateg: 'sub category',
  subcategory: 'sub category',
  subclass: 'sub class',
  subtype: 'sub type',
  mfg: 'manufacturer',
  mfr: 'manufacturer',
  mfgr: 'manufacturer',
  manuf: 'manufacturer',
  amt: 'amount',
  wt: 'weight',
  wgt: 'weight',
  sz: 'size',
  tp: 'type',
  typ: 'type',
  prod: 'product',
  prd: 'product',
  itm: 'item',
  inv: 'inventory',
  instk: 'in stock',
  stk: 'stock',
  reg: 'regular',
  disc: 'discounted',
  orig: 'original',
  brnd: 'brand',
  strn: 'strain',
  curr: 'current',
  rtl: 'retail',
  prc: 'price',
  tot: 'total',
  pkg: 'package',
  pk: 'pack',
  pcs: 'pieces',
  pc: 'pieces',
  ea: 'each',
  srv: 'serving',
  srvg: 'serving',
  serv: 'serving',
  svg: 'serving',
  img: 'image',
  lvl: 'level',
  flavour: 'flavor',
  flavours: 'flavors',
  num: 'number',
  classif: 'classification',
  terps: 'terpenes',
  de: 'of',
  cnt: 'count',
  bal: 'balance',
  pks: 'packs',
  pkgs: 'packages',
  lbl: 'label',
  vndr: 'vendor',
  vend: 'vendor',
  brd: 'brand',
  cls: 'class',
  grp: 'group',
  sect: 'section',
  spcl: 'special',
  spec: 'special',
  mkdn: 'markdown',
  mkdwn: 'markdown',
  wk: 'week',
  otd: 'out the door',
  flavs: 'flavors',
  dom: 'dominant',
  remain: 'remaining',
  mgs: 'mg',
  pric: 'price',
  dollar: 'dollars',
  retl: 'retail',
  onhand: 'on hand',
  onhnd: 'on hand',
  instock: 'in stock',
  pot: 'potency',
  dosing: 'dosage',
}

const SPOKEN: ReadonlyMap<string, string> = new Map([
  ...Object.entries(FRENCH),
  ...Object.entries(SPANISH),
  ...Object.entries(WRITTEN_OUT),
])

const SHORTEST_PLURAL = 6

/** A folded header with its abbreviations written out, in English: `brand nm` reads `brand name`, `P. oferta` `price offer`. */
export function writeOut(words: string): string {
  return words
    .split(' ')
    .map((word) => SPOKEN.get(word) ?? word)
    .join(' ')
}

/** The words of a header in no order, so that `Qty Avail` and `available quantity` are one. */
export function headerKey(words: string): string {
  const parts = writeOut(words)
    .split(' ')
    .filter((word) => word !== 'of' && word !== 'the')
    .map((word) => (word.length >= SHORTEST_PLURAL && /[^s]s$/.test(word) ? word.slice(0, -1) : word))
  return [...new Set(parts)].sort().join(' ')
}
