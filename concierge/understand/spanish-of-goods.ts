import type { Rewriting } from './rewrite.ts'

const FOR = "(?:para|pa'?)"
const ROLL = '(?:forjar|rolar|enrolar|ponchar|liar|armar|enrollar)'

/** What is wished for in the words of those places, where the lexicons have no word of Spanish for it. */
export const SPANISH_OF_GOODS: readonly Rewriting[] = [
  [
    /^(\s*)(?:que onda|que hubo|quiubo|que tal|que hay de nuevo|wepa|epa|orale|oye|oiga|klk|que lo que)\b(?: \b(?:compa|carnal|primo|bro|mano|amigos?|loco|wey|guey|vato)\b)?(?=[\s,.!?]+\p{L})/gu,
    '$1hola ',
  ],
  [/\b(?:yesca|yesquita|motita|mostaza|mafufa|ganjah?)\b/g, 'mota'],
  [
    /\b(?:carritos?)(?= (?:de|con|para)? ?(?:indica|sativa|hibrid\p{L}*|510|thc|live|un gramo|medio|distillate|destilado))/gu,
    'cartuchos',
    /carrito/,
  ],
  [
    /\b(?:recargas?|repuestos?|tanquecitos?|capsulas?)(?= (?:para|pa|de) (?:mi |la |el |una? )?(?:pluma|vape|bateria|pen)\b)/g,
    'cartuchos',
    /recarga|repuesto|tanque|capsula/,
  ],
  [/(?<=cartuchos) (?:para|pa|de) (?:mi |la |el |una? )?(?:pluma|vape|bateria|pen)\b/g, ''],
  [/\b(?:churros?|gallos?|toques?|leños?|lenos?|frajos?|porritos?)(?= infusionad)/g, 'prerolls', /infusionad/],
  [/\binfusionad[oa]s?\b/g, 'infused', /infusionad/],
  [/\b(?:cafe|cafecito)(?= (?:infused|con thc))/g, 'coffee drink', /cafe/],
  [/\bresinas? vivas?\b/g, 'live resin'],
  [/\bpipa(s?) de (?:vidrio|cristal)\b/g, 'glass pipe$1', /vidrio|cristal/],
  [/\b(bongs?|bubblers?) de (?:vidrio|cristal)\b/g, 'glass $1', /vidrio|cristal/],
  [/\bpipa(s?) (?:mas )?(?:chiquit[oa]s?|pequen[oa]s?|chic[oa]s?)\b/g, 'small pipe$1', /chi|pequen/],
  [/\b(bongs?) (?:mas )?(?:chiquit[oa]s?|pequen[oa]s?|chic[oa]s?)\b/g, 'small $1', /chi|pequen/],
  [
    new RegExp(
      `\\b(?:papel(?:es|itos?)?|sabanas?|zacates?)(?: (?:${FOR}|de) ${ROLL}| ${FOR} (?:hacer )?(?:porros?|churros?|gallos?|toques?|joints?|prerolls?|la mota))`,
      'g',
    ),
    'rolling papers',
    /papel|sabana|zacate/,
  ],
  [/\b(?:pastillas?|pildoras?|capsulas?)(?: que se tragan| (?:para|pa|de) tragar| tragables)\b/g, 'capsules', /traga/],
  [/\bpaletas?(?! (?:de hielo|heladas?|congeladas?|payaso))\b/g, 'lollipop', /paleta/],
  [/\b(?:cremita|pomadita|unguento|balsamo|sobadita|ungüento)s?\b/g, 'crema'],
  [/\b(?:para|pa|pal|for) (?:el )?dolor(?! de (?:muelas?|pecho))\b/g, 'for pain', /dolor/],
  [
    /\b(?:que (?:no (?:sean? )?)?)?(?:piquen|pican|pique|pica)(?: (?:un poco|poquito|mucho))?\b|\b(?:picosit|picos|picant|enchilad)(?:[oa]s?|es?)\b/g,
    'spicy',
    /pi[cq]|enchilad/,
  ],
  [
    /\b(?:con |de |a )?sabor(?:es)? (?:a |de )?(?:frutas?|frutal(?:es)?|afrutad[oa]s?)\b|\bafrutad[oa]s?\b/g,
    'fruity',
    /frut/,
  ],
  [
    /\b(?:que )?(?:no|sin que) (?:me |te |lo |la |le |nos )?(?:pongan?|drogue|ponche|eleve|ande|deje)n? ?(?:high|pachec[oa]|drogad[oa]|marihuan[oa]|loc[oa]|volad[oa]|arriba|grif[oa])\b|\bque no drogue(?:n)?\b/g,
    'that doesnt get you high',
    /\b(?:no|sin) /,
  ],
  [
    /\bque no (?:me|te|la|lo) (?:tumben?|noqueen?|apendejen?|aplaste|aplasten|atonten?|tiren?|mande a dormir|deje tirad[oa]|duerman?)\b/g,
    'that doesnt knock me out',
    /\bque no /,
  ],
  [
    /\b(?:que |quien )?nunca (?:lo |la )?(?:ha|he|han|hemos) (?:lo |la )?(?:probado|fumado|consumido|usado|comido|tomado)(?: (?:nada|mota|marihuana|cannabis|esto|eso|de esto|en (?:su|mi) vida))*\b/g,
    'primera vez',
    /\bnunca/,
  ],
  [
    /\b(algo|flor|gomitas?|comestibles?|vapes?|pluma|sativa|mota) (?:para|pa'?) (?:ir a )?trabajar\b(?! (?:con ustedes|alli?|ahi|aqui|en la tienda))/g,
    '$1 energetic',
    /trabajar/,
  ],
  [
    /(?<=\b\d{1,3} )(?:(?:de|en) )?(?:lana|feria|baros?|varos?|fierros?|plata|bolas|cuartos)\b/g,
    'dolares',
    /lana|feria|[bv]aro|fierro|plata|bolas/,
  ],
  [
    /\b(?:con|traigo|tengo|ando con|nomas) \$?(\d{1,3}) (?:dolares|bucks|dollars)\b(?!.{0,12}\bcada)/g,
    'under $$$1',
    /\d/,
  ],
  [/\bcuant[ao] (?:fierro|lana|feria|varo|plata|billete)(?= (?:por|es|cuesta|vale|sale|me)\b)/g, 'cuanto cuesta'],
  [/\ben cuanto (?:sale|salen|esta|estan|anda|andan|me sale|me lo dejas?)\b/g, 'cuanto cuesta', /cuanto/],
  [
    /^(\s*(?:bueno|ok|okay|va|pues|y),? )?((?:la|el|las|los) [\p{L} ]{3,30}?),? (?:a |en )?cuanto\s*[?!.]*\s*$/gu,
    '$1cuanto cuesta $2',
    /cuanto/,
  ],
  [
    new RegExp(`,? ?(?:ya|bien) (?:forjad|rolead|rolad|liad|armad|ponchad|enrolad|hech)[oa]s?\\b`, 'g'),
    '',
    /forj|rol|lia|arma|ponch|hech/,
  ],
  [
    new RegExp(
      ` ${FOR} ${ROLL}(?:l[oa]s?|me(?:l[oa]s?)?)?(?: yo| en casa| un\\p{L}* \\p{L}+)?(?=\\s*(?:$|[,.?!]))`,
      'gu',
    ),
    '',
    /forj|rol|lia|arma|ponch/,
  ],
  [
    /\b(?:gallo|gallito|churrito|frajo|leno)(s?)(?= (?:mas |menos |bien |de |que |indica|sativa|hibrid|barat|fuerte|suave|grande))/g,
    'preroll$1',
    /gall|churr|frajo|leno/,
  ],
  [
    /\b(?:fuertecit[oa]s?|potentit[oa]s?|bien perron(?:a|as|es)?|machin|que pegue(?:n)? (?:duro|fuerte|machin|cabron))\b/g,
    'fuerte',
    /fuertec|potent|perr|machin|pegue/,
  ],
  [
    /\b(?:leves?|levecit[oa]s?|suavecit[oa]s?|ligerit[oa]s?|tranquilon(?:a|es)?|light)(?= (?:para|pa)\b|\s*[?!.,]*\s*$)/g,
    'suave',
    /lev|suav|liger|tranq/,
  ],
  [/\b(?:baratit|economic)([oa]s?)\b/g, 'barat$1', /baratit|economic/],
  [/\bchocolates? (?:con|de) leche\b/g, 'milk chocolate', /leche/],
  [/\bchocolates? (?:negros?|oscuros?|amargos?)\b/g, 'dark chocolate', /chocolate/],
  [/\bchocolates? blancos?\b/g, 'white chocolate', /chocolate/],
  [
    /\b(?:algo |aceite |mantequilla |mota |flor )?(?:para|pa) (?:cocinar|hornear|hacer (?:brownies|mantequilla|comida|pastel(?:es)?))\b/g,
    'something to cook with',
    /cocinar|hornear|hacer/,
  ],
  [
    /\b(?:gotas|gotitas|gotero)(?: (?:sublinguales|debajo de la lengua|para (?:debajo de )?la lengua))?\b(?! de)/g,
    'tinturas',
    /got/,
  ],
  [/\b(?:aceite|jeringa) (?:de )?rso\b/g, 'rso', /rso/],
  [/\b(?:plumas?|vapes?|baterias?) recargables?\b/g, 'rechargeable pen', /recargable/],
  [
    /\bcuanto(?: tiempo)?(?: me)? dura (?:un|una|el|la) (?:cartucho|pluma|vape|pod|desechable)(?: de (?:(?:1|un|medio|0\.5) ?(?:g|gramos?)?))?(?=\s*[?!.]*\s*$)/g,
    'how long does a vape cart last',
    /dura/,
  ],
  [
    /\bcomo (?:se )?(?:usa|uso|usan|funciona|prende|prendo) (?:una?|la|las|mi|el|los) (?:plumas?|cartuchos?|vapes?)\b/g,
    'how do i use a vape pen',
    /como/,
  ],
  [
    /^\s*(?:(?:que )?hay|tienen|llego|que)(?: (?:algo|de|cosas|productos))* nuevos?\s*[?!.]*\s*$/g,
    'anything new',
    /nuevo/,
  ],
  [/\bque no (?:sean?|esten?) (?:tan |muy |demasiado )?dulces?\b/g, 'not sweet', /dulce/],
  [
    /\b(algo|flor|gomitas?|vape|pluma|sativa) (?:para|pa|pal) (?:despertar(?:me)?|activar(?:me)?|levantarme|las? mananas?)\b/g,
    '$1 energetic',
    /desp|activ|levant|manana/,
  ],
]

/** Of what was shown or asked before. */
export const SPANISH_OF_WHAT_STOOD: readonly Rewriting[] = [
  [
    /^\s*(?:y )?(?:de )?(?:que|cuales) sabores?(?: (?:tienes?|tienen|hay|son|vienen?))?\s*[?!.]*\s*$/g,
    'what flavors',
    /sabor/,
  ],
  [
    /^\s*(?:y )?(?:es[oa]s?|est[oa]s?|l[oa]s dos|ell[oa]s)? ?(?:(?:tiene|tienen|trae|traen|lleva|llevan|contiene|contienen)) (nueces|nuez|cacahuates?|mani|gluten|lacteos|leche|gelatina|azucar|soya)\s*[?!.]*\s*$/g,
    (_whole, thing = '') => `does it have ${CONTENTS.get(thing) ?? thing}`,
  ],
  [
    /^\s*(?:y |pero )?cuant[oa]s?(?: mg| miligramos| gomitas| piezas)? (?:me |se )?(?:debo |deberia |puedo |tengo que |hay que )?(?:tomo|tomar|como|comer|comerme|tomarme|fumo|fumar|toma|come)(?: (?:para empezar|la primera vez|primero))?\s*[?!.]*\s*$/g,
    'whats a good first dose',
  ],
  [
    /^\s*(?:ok|okay|va|sale|bueno|esta bien|orale|perfecto|pues|si)?,? ?(?:dame|deme|me llevo|quiero|ponme|apartame|mandame) (un|una|dos|tres|cuatro|[1-9])(?: (?:de )?(?:es[oa]s?|ell[oa]s|est[oa]s?))?(?: por ?favor| porfa)?\s*[?!.]*\s*$/g,
    (_whole, count = '') => `ill take ${COUNTS.get(count) ?? count}`,
    /dame|deme|llevo|quiero|ponme|apartame|mandame/,
  ],
  [
    /^\s*(?:y )?(?:me l[oa]s? (?:apartas?|apartan|guardas?|guardan)|(?:pueden|puedes) (?:apartar|guardar)(?:mel[oa]s?)?)\s*[?!.]*\s*$/g,
    'can you hold it for me',
    /apart|guard/,
  ],
  [
    /\bcuanto(?: tiempo)? (?:me )?(?:espero|esperar|debo esperar|tengo que esperar|hay que esperar) (?:para|antes de) (?:comer|tomar|comerme|tomarme|agarrar|repetir)(?: \p{L}+)?/gu,
    'how long should i wait before eating another edible',
    /esper/,
  ],
  [
    /^\s*(?:y )?cuanto es (?:poquito|poco|lo normal|una dosis baja|mucho)(?: (?:para|pa) empezar)?\s*[?!.]*\s*$/g,
    'whats a good first dose',
    /poqu|poco|normal|dosis|mucho/,
  ],
]

const COUNTS: ReadonlyMap<string, string> = new Map([
  ['un', '1'],
  ['una', '1'],
  ['dos', '2'],
  ['tres', '3'],
  ['cuatro', '4'],
])

const CONTENTS: ReadonlyMap<string, string> = new Map([
  ['nueces', 'nuts'],
  ['nuez', 'nuts'],
  ['cacahuate', 'peanuts'],
  ['cacahuates', 'peanuts'],
  ['mani', 'peanuts'],
  ['gluten', 'gluten'],
  ['lacteos', 'dairy'],
  ['leche', 'dairy'],
  ['gelatina', 'gelatin'],
  ['azucar', 'sugar'],
  ['soya', 'soy'],
])
