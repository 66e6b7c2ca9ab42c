/** What is said of a sum, where the prices of the menu hold the tax: it is no sum before it. */
export function taxHeld(text: string): string {
  return text.replace(BEFORE_TAX, ', tax included').replace(ANTES, ', impuestos incluidos')
}

const BEFORE_TAX = /(?<=\$\d[\d.,]*(?: together)?) before tax\b/g
const ANTES = /(?<=\$\d[\d.,]*(?: en total)?) antes de impuestos\b/g
