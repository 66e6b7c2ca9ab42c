import { describe, expect, it } from 'vitest'
import { AgentBrief } from '#contract/agent.ts'
import { DEFAULT_HOURS, StoreProfile } from '#contract/store-profile.ts'
import { openStore } from '#concierge/open-store.ts'
import { takeTurn } from '#concierge/take-turn.ts'
import { sayDeal } from './deal-words.ts'
import { inSpanish } from './house-spanish.ts'
import { HOUSE_ROWS, sayHouse } from './house-words.ts'

const profile = StoreProfile.parse({
  name: 'Harbor',
  hours: DEFAULT_HOURS,
  deals: { always: ['First visit: 25% off one item', 'Seniors 65 and older: 10% off'] },
  payment: { accepted: ['cash', 'debit card (PIN, $2.75 fee)', 'Boat Pay'], not_accepted: ['credit cards', 'checks'] },
  id_policy: {
    minimum_age: 21,
    everyone_in_store_must_be: 21,
    accepted: ["driver's license (any US state)", 'US or foreign passport'],
    not_accepted: ['expired ID', 'Mexican consular card (matricula)'],
  },
  delivery: {
    offered: true,
    area: 'Salem and Lynn',
    zips: ['01970', '01901'],
    hours: { open: '12:00', close: '18:30', days: 'Tuesday to Saturday' },
    no_delivery_to: ['hotels', 'schools'],
  },
})
const store = openStore({ profile, products: [] })
const now = new Date('2025-06-04T13:00:00-04:00')
const ask = (text: string) =>
  takeTurn(store, { agent: AgentBrief.parse({}), history: [], text, now, mayRecommend: true }).text

describe('a reply from the phrasebook', () => {
  it.each([
    ['Acceptez-vous les cartes de crédit ?', 'espèces; carte de débit (PIN, frais de $2.75); Boat Pay'],
    ['vocês aceitam cartão de crédito?', 'dinheiro; cartão de débito (PIN, taxa de $2.75)'],
    ['Kann ich mit Kreditkarte zahlen?', 'Bargeld; Debitkarte (PIN, $2.75 Gebühr)'],
    ['你们收信用卡吗？', '现金; 借记卡'],
    ['신용카드 되나요?', '현금; 직불카드'],
  ])('tells the ways to pay in the language asked in: %s', (text, told) => expect(ask(text)).toContain(told))

  it.each([
    ["quelle pièce d'identité faut-il ?", /permis de conduire \(de tout État américain\); passeport américain/],
    ['Welchen Ausweis brauche ich?', /Reisepass .*abgelaufener Ausweis; mexikanischer Konsularausweis \(matricula\)/],
    ['que documento preciso levar? passaporte serve?', /passaporte dos EUA/],
  ])('tells the papers that are taken: %s', (text, told) => expect(ask(text)).toMatch(told))

  it.each([
    ['est-ce que vous livrez le dimanche ?', /ne livrons pas le dimanche.*du mardi au samedi/],
    ['Liefert ihr am Montag?', /liefern wir am Montag nicht.*Dienstag bis Samstag/],
    ['vocês entregam no domingo?', /não entregamos no domingo/],
    ['livrez-vous le vendredi ?', /^Oui/],
    ['est-ce que vous livrez à 02116 ?', /02116 n'est pas/],
    ['livrez-vous à un hotel ?', /ne livrons pas à ce type de lieu : hôtels/],
    ["Bonjour, vous livrez à l'hôtel ?", /ne livrons pas à ce type de lieu : hôtels/],
    ["consegnate all'albergo?", /non consegniamo in questi luoghi: hotel/],
    ['可以送到酒店吗？', /不送货到：酒店/],
    ['livrez-vous au Bellagio ?', /livrons.*Salem.*ne livrons pas à ce type de lieu : hôtels/],
  ])('answers for the day and the place of a delivery: %s', (text, told) => expect(ask(text)).toMatch(told))

  it.each([
    ['vocês abrem na segunda-feira?', /na segunda/],
    ['Habt ihr am Montag auf?', /am Montag/],
    ['Wann macht ihr sonntags zu?', /am Sonntag/],
    ['vous fermez à quelle heure le samedi ?', /le samedi/],
    ['aprite di domenica?', /la domenica/],
  ])('tells the hours of the day that is named: %s', (text, told) => expect(ask(text)).toMatch(told))

  it.each([
    ['puis-je venir avec mes enfants ?', /21 ans ou plus, sans exception/],
    ['Sind Kinder erlaubt?', /Alle im Laden/],
    ['孩子可以一起来吗', /年满 21 岁/],
    ['可以带宝宝进去吗？', /年满 21 岁/],
  ])('says who may come along: %s', (text, told) => expect(ask(text)).toMatch(told))
})

it('knows every usual value in every language, and leaves a value that is not known as it is', () => {
  for (const { asked, said } of HOUSE_ROWS) expect(said, asked.source).toHaveLength(9)
  expect(sayHouse('debit card (ask at the desk)', 'fr')).toBe('carte de débit (ask at the desk)')
  expect(sayHouse('Monday, Wednesday and Friday', 'de')).toBe('Montag, Mittwoch / Freitag')
})

it('tells days and papers in Spanish too, each paper by its own name', () => {
  expect(ask('a que hora entregan los lunes')).toMatch(/no entregamos el lunes.*de martes a sábado/)
  expect(inSpanish('Aceptamos: tribal ID. No aceptamos: student ID; consular ID.')).toBe(
    'Aceptamos: identificación tribal. No aceptamos: identificación de estudiante; identificación consular.',
  )
})

it.each([
  ['fr', '25% de réduction (un article)'],
  ['it', '25% di sconto (un articolo)'],
  ['de', '25% Rabatt (ein Artikel)'],
  ['zh', '优惠 25% (一件商品)'],
] as const)('says a deal by the usual words of %s', (language, told) => {
  expect(sayDeal('First visit: 25% off one item', language)).toContain(told)
  expect(sayDeal('Wax Wednesday: 2 for $9 while they last', language)).toContain('2 for $9 while they last')
})

it('tells the deals of the group that is asked about, in the language asked in', () => {
  expect(ask('Avete uno sconto per i nuovi clienti?')).toBe(
    'Queste sono le nostre offerte: prima visita: 25% di sconto (un articolo).',
  )
  expect(ask('Avete uno sconto per gli studenti?')).toMatch(/^Mi dispiace, .* prima visita: 25% di sconto/)
  expect(ask('Gibt es Rabatt für Senioren?')).toContain('ab 65 Jahren: 10% Rabatt')
})

describe('what shops write of papers and of paying, in Spanish', () => {
  it.each([
    ['Tribal ID with photo and birth date.', 'Identificación tribal con foto y fecha de nacimiento.'],
    ['Pasaporte: us or foreign passport', 'Pasaporte: pasaporte de EE. UU. o extranjero'],
    ['Cash App, cash', 'Cash App, efectivo'],
    ['Tuesday to Sunday (no delivery on Monday)', 'De martes a domingo (sin entregas el lunes)'],
    ['temporary paper ID without photo', 'Identificación provisional en papel sin foto'],
  ])('%s', (said, told) => {
    expect(inSpanish(said)).toBe(told)
  })
})
