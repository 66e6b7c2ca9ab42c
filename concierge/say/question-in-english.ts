/** What a question in Spanish asks, as the English articles are asked for it: `$` stands for what it is asked of. */
const LEADS: readonly (readonly [asked: RegExp, english: string])[] = [
  [/\b(?:(?:cual es|hay) )?(?:la |que |alguna )?diferencia(?: hay)? entre (.+)$/, 'difference between $'],
  [/\bque es mejor,? (?:si )?(.+)$/, 'what is better $'],
  [/\b(?:es|son) lo mismo (.+?) (?:que|y) (.+)$/, 'difference between $'],
  [
    /\b(?:que|q|ke) (?:es|son|significan?|quieren? decir)(?: (?:eso|esto) de)?(?: (?:un|una|unos|unas|el|la|los|las|lo de|del))* (.+)$/,
    'what is a $',
  ],
  [/\bpara que (?:es|son|sirven?|se usan?)(?: (?:un|una|unos|unas|el|la|los|las))* (.+)$/, 'what is a $'],
  [
    /\bcuantos gramos (?:tiene|tienen|son|hay en|trae|pesa|vienen en|es)(?: (?:un|una|el|la))* (.+)$/,
    'how many grams in a $',
  ],
  [
    /\bcuantos (?:porros|toques|churros|gallos|prerolls) (?:\p{L}+ ){1,3}(?:de|con|en)(?: (?:un|una|el|la))* (.+)$/u,
    'how many joints in a $',
  ],
  [
    /\bcuant[ao]s (?:caladas|jalones|toques|fumadas) (?:\p{L}+ ){1,4}(cartucho|vape|desechable)\b.*$/u,
    'how many puffs in a $',
  ],
  [
    /\bcuant[ao]s? (?:mg |miligramos |gomitas |comestibles? )?(?:debo |puedo |me |se |es bueno |son buenos )*(?:tomar|comer|como|tomo|para empezar|recomienda\p{L}* para empezar|la primera vez)\b(.*)$/u,
    'how much should i take the first time',
  ],
  [/\bcuanto(?: tiempo)?(?: me| te| le| nos)? duran?(?: (?:un|una|el|la|los|las|mi))* (.+)$/, 'how long does a $ last'],
  [
    /\bcomo (?:se )?(?:usa|uso|usan|utilizo|utiliza|prende|prendo)(?: (?:un|una|el|la|los|las|mi))* (.+)$/,
    'how do i use a $',
  ],
  [
    /\bcomo (?:se )?(?:arma|armo|forja|forjo|lia|enrolla|enrollo|rolo|rola)(?: (?:un|una|el|la))* (.+)$/,
    'how do i roll a $',
  ],
  [
    /\b(?:como|donde) (?:se |debo |puedo )?(?:guarda|guardo|guardar|conserva|conservo|conservar|almaceno|almacenar)(?: (?:un|una|el|la|los|las|mi|mis))* (.+)$/,
    'how do i store my $',
  ],
  [/\bcomo (?:se )?(?:limpia|limpio|lavo|lava)(?: (?:un|una|el|la|los|las|mi))* (.+)$/, 'how do i clean my $'],
  [
    /\b(?:que pasa si|se puede|puedo|es malo) (?:mezclo|mezclar|combino|combinar) (.+?) (?:con|y) (.+)$/,
    'is it ok to mix $',
  ],
  [
    /\b(?:se puede|puedo|se pueden) (?:congelar|refrigerar|guardar en el refri\p{L}*)(?: (?:el|la|los|las|mi|mis))* (.+)$/u,
    'can i freeze $',
  ],
  [/\bcomo funcionan?(?: (?:un|una|el|la|los|las))* (.+)$/, 'how does a $ work'],
]

/** Goods and the little words between them. */
const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    y: 'and',
    o: 'or',
    e: 'and',
    que: 'or',
    con: 'with',
    de: 'of',
    un: 'a',
    una: 'a',
    el: 'the',
    la: 'the',
    cartucho: 'cart',
    cartuchos: 'carts',
    desechable: 'disposable',
    desechables: 'disposables',
    octavo: 'eighth',
    onza: 'ounce',
    cuarto: 'quarter',
    gramo: 'gram',
    gomita: 'gummy',
    gomitas: 'gummies',
    comestible: 'edible',
    comestibles: 'edibles',
    porro: 'joint',
    porros: 'joints',
    churro: 'joint',
    gallo: 'joint',
    flor: 'flower',
    mota: 'weed',
    hierba: 'weed',
    yerba: 'weed',
    marihuana: 'weed',
    tintura: 'tincture',
    tinturas: 'tinctures',
    bateria: 'battery',
    vaporizador: 'vape',
    concentrado: 'concentrate',
    concentrados: 'concentrates',
    pomada: 'balm',
    crema: 'lotion',
    topico: 'topical',
    topicos: 'topicals',
    hibrida: 'hybrid',
    hibrido: 'hybrid',
    hibridas: 'hybrids',
    hachis: 'hash',
    resina: 'resin',
    viva: 'live',
    pipa: 'pipe',
    bong: 'bong',
    fumar: 'smoking',
    fumarlo: 'smoking',
    vapear: 'vaping',
    comer: 'edibles',
    comerlo: 'edibles',
    comerla: 'edibles',
    destilado: 'distillate',
    variedad: 'strain',
    cepa: 'strain',
  }),
)

const MAY_ASK = /\b(?:q|ke|que|cual|cuant[ao]s?|como|donde|para|diferencia|lo mismo)\b/
const OF_PRICE = /\b(?:cuestan?|vale|valen|precio|precios|sale|salen a|barat\p{L}*)\b/u

/** A question in Spanish about the goods as such in the words of the English articles; null where it asks none. */
export function questionInEnglish(plain: string): string | null {
  if (!MAY_ASK.test(plain) || OF_PRICE.test(plain)) return null
  for (const [asked, english] of LEADS) {
    const match = asked.exec(plain)
    if (match === null) continue
    const said = match
      .slice(1)
      .join(' and ')
      .replace(/ ,.*$/, '')
      .split(' ')
      .map((word) => WORDS.get(word) ?? word)
      .join(' ')
      .replace('resin live', 'live resin')
    return english.replace('$', () => said).trim()
  }
  return null
}
