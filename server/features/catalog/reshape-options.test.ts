import { describe, expect, it } from 'vitest'
import { readCatalog } from './read-catalog.ts'

const read = (...lines: string[]) => readCatalog(Buffer.from(lines.join('\n'))).products

describe('the options of a variant', () => {
  it('stand behind the name where they say what it is called', () => {
    const products = read(
      'Handle,Title,Vendor,Type,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Price',
      'rings,Fruit Rings 100mg,Tidewater,Gummies,vegan,Flavor,Mango,R1,16',
      'rings,,,,,,Guava,R2,16',
      'cart,Day Cart,Halcyon,Vape Cartridges,new,Flavor,Lemon Lime 1g,C1,18',
      'stick,Slim Battery,Emberly,Batteries,,Color,Teal,B1,15',
      'stick,,,,,,Rust,B2,15',
    )
    expect(products.map(({ name, brand, flavors, size, tags }) => [name, brand, flavors, size, tags])).toEqual([
      ['Fruit Rings 100mg - Mango', 'Tidewater', ['mango'], null, ['vegan']],
      ['Fruit Rings 100mg - Guava', 'Tidewater', ['guava'], null, ['vegan']],
      ['Day Cart - Lemon Lime', 'Halcyon', ['lemon lime'], '1g', ['new']],
      ['Slim Battery - Teal', 'Emberly', [], null, []],
      ['Slim Battery - Rust', 'Emberly', [], null, []],
    ])
  })

  it('are sizes where they say how much of it there is', () => {
    const products = read(
      'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price',
      'plum,Plum Kush,Fern,Flower,Weight,3.5g,,,35',
      'plum,,,,,7g,,,60',
      'hood,House Hoodie,House,Apparel,Size,L,Color,Black,48',
      'hood,,,,,XL,,Green,48',
      'one,Fern Haze,Fern,Flower,Title,Default Title,,,30',
      'tin,Moss Joints,Fern,Pre-Rolls,Pack,5,,,24',
    )
    expect(products.map(({ name, size, sizeGrams, packCount }) => [name, size, sizeGrams, packCount])).toEqual([
      ['Plum Kush', '3.5g', 3.5, null],
      ['Plum Kush', '7g', 7, null],
      ['House Hoodie - L Black', 'L', null, null],
      ['House Hoodie - XL Green', 'XL', null, null],
      ['Fern Haze', null, null, null],
      ['Moss Joints', '5 ct', null, 5],
    ])
  })

  it('are heard under the words of another system', () => {
    const products = read(
      'id,handle,name,brand_name,product_category,variant_option_one_name,variant_option_one_value,retail_price',
      '1,plum,Plum Kush,Fern,Flower / Indoor,Weight,3.5g,35',
      '2,rings,Rings,Tidewater,Edibles / Gummies,Count,10,20',
    )
    expect(products).toMatchObject([
      { sizeGrams: 3.5, subcategory: 'Indoor' },
      { packCount: 10, subcategory: 'Gummies' },
    ])
  })

  it('make no product of a row that only adds a picture', () => {
    const products = read(
      'Handle,Title,Type,Option1 Name,Option1 Value,Variant Price,Image Src',
      'rings,Rings,Gummies,Flavor,Mango,16,https://cdn.example.com/1.jpg',
      'rings,,,,Guava,16,',
      'rings,,,,,,https://cdn.example.com/2.jpg',
    )
    expect(products.map(({ name }) => name)).toEqual(['Rings - Mango', 'Rings - Guava'])
  })
})
