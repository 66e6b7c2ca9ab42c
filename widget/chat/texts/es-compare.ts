import type { CompareTexts } from './en-compare.ts'

export const esCompare: CompareTexts = {
  compare: 'Comparar estos dos',
  oneMore: 'Elija otro para comparar',
  stop: 'Dejar de comparar',
  title: 'Lado a lado',
  back: 'Volver',
  price: 'Precio',
  type: 'Tipo',
  potency: 'Potencia',
  size: 'Tamaño',
  effects: 'Efectos',
}
