import { expect, it } from 'vitest'
import { readCatalog } from './read-catalog.ts'

const read = (...lines: string[]) => readCatalog(Buffer.from(`${lines.join('\n')}\n`))

it.each([
  ['Artículo;Productor;Departamento;Presentación;P.V.P.;P. oferta;Genética;Existencias'],
  ['Nombre;Marca;Categoría;Tamaño;Precio;Precio rebajado;Tipo de cepa;Inventario'],
  ['Nombre del producto;Cultivador;Sección;Peso neto;Precio de venta;Oferta;Cepa;Disponibilidad'],
  ['Producto;Fabricante;Clase;Contenido;Precio al público;Precio especial;Linaje;Cantidad disponible'],
])('a menu in Spanish is read by its headers: %s', (headers) => {
  const { products, problems } = read(
    headers,
    'Sueño Azul;Cosecha Sur;Flor;3,5 g;35,00;;Híbrida;12',
    'Noche Morada;Tierra Roja;Prerrolados;1 g;12,00;9,50;Índica;Quedan 2',
    'Uva Exprés;Cosecha Sur;Vapeadores;0,5 g;30,00;;Sativa;Agotado',
    'Resina Viva;Tierra Roja;Extractos;1 g;45,00;;Híbrida;8',
  )
  expect(problems).toEqual([])
  expect(
    products.map(({ brand, category, sizeGrams, priceCents, salePriceCents, strainType, stock }) => [
      brand,
      category,
      sizeGrams,
      priceCents,
      salePriceCents,
      strainType,
      stock,
    ]),
  ).toEqual([
    ['Cosecha Sur', 'flower', 3.5, 3500, null, 'hybrid', 12],
    ['Tierra Roja', 'pre-roll', 1, 1200, 950, 'indica', 2],
    ['Cosecha Sur', 'vape', 0.5, 3000, null, 'sativa', 0],
    ['Tierra Roja', 'concentrate', 1, 4500, null, 'hybrid', 8],
  ])
})

it('what the shop pays or asks of members is no price in Spanish either', () => {
  const { products } = read(
    'Producto;Costo;Precio mayoreo;Precio socios',
    'Sueño Azul;12,00;18,00;20,00',
    'Noche;9,00;11,00;12,00',
  )
  expect(products.map(({ priceCents, salePriceCents }) => [priceCents, salePriceCents])).toEqual([
    [null, null],
    [null, null],
  ])
})
