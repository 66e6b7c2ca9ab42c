import { describe, expect, it } from 'vitest'
import { readCatalog } from './read-catalog.ts'

/** The THC in all and in a piece, and the CBD in all. */
function read(name: string, description: string, columns: { thc?: string; cbd?: string } = {}) {
  const type = name.includes('Tincture') ? 'Tincture' : 'Edible'
  const cells = [name, type, '20', columns.thc ?? '', columns.cbd ?? '', `"${description}"`]
  const [product] = readCatalog(Buffer.from(`name,category,price,thc,cbd,description\n${cells.join(',')}\n`)).products
  return [product?.thcMgTotal, product?.thcMgPerPiece, product?.cbdMgTotal]
}

describe('milligrams behind the word CBD in a name', () => {
  it.each([
    ['Indigo CBD Gummies 10pk 10mg', '10mg CBD and 1mg THC each'],
    ['Indigo CBD Gummies 10pk 10mg', 'Ten gummies, 1 mg of THC each, for a calm day'],
    ['Indigo CBD Gummies 10pk 100mg', 'Each gummy has 10mg CBD and 1mg THC.'],
    ['CBD Plum Chews 10ct 10 mg', '1mg THC per chew, 10 mg CBD per chew'],
    ['Plum CBD 100mg Gummies 10-Pack', 'Ten gummies with 1mg THC each'],
  ])('are of CBD where "%s" is told to be "%s"', (name, description) => {
    expect(read(name, description)).toEqual([10, 1, 100])
  })

  it('are of CBD where a column has the THC', () => {
    expect(read('Indigo CBD Gummies 10pk 10mg', '', { thc: '1mg' })).toEqual([10, 1, 100])
    expect(read('Indigo CBD Gummies 10pk 300mg', '', { thc: '50mg' })).toEqual([50, 5, 300])
  })

  it('are of CBD where there is no THC', () => {
    expect(read('Indigo CBD Gummies 10pk 10mg', 'Broad spectrum and THC-free')).toEqual([null, null, 100])
    expect(read('Indigo CBD Tincture 30ml 600mg', 'THC: 30mg. Tastes of mint.')).toEqual([30, null, 600])
  })

  it.each([
    ['Indigo 1:1 CBD Gummies 10pk 100mg', '10mg THC and 10mg CBD each', [100, 10, null]],
    ['Indigo CBD Gummies 10pk 10mg', '10mg THC and 20mg CBD each', [100, 10, null]],
    ['Indigo CBD Gummies 10pk 100mg', 'Chewy and calm', [100, 10, null]],
    ['Indigo Gummies 10pk 100mg', '1mg THC each, 10 mg CBD', [100, 10, null]],
    ['Indigo CBD/THC Gummies 10pk 100mg', '5mg THC each', [100, 10, null]],
    ['Indigo CBD Gummies 10pk 50mg THC', '1mg THC each', [50, 5, null]],
  ])('are of THC as before in "%s", told to be "%s"', (name, description, doses) => {
    expect(read(name, description)).toEqual(doses)
  })
})
