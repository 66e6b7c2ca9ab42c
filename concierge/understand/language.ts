import { LEXICON_WORDS, SPANISH_OF_LEXICONS } from '#concierge/retrieve/lexicon-words.ts'
import { COMMON_WORDS, SPANISH_WORDS } from './common-words.ts'
import { foldText } from './fold-text.ts'
import { GLOSSARIES } from './glossary-words.ts'

/** Languages the concierge recognises; it converses in English and Spanish and has a phrasebook for the others. */
export type SpokenLanguage = 'en' | 'es' | 'fr' | 'pt' | 'de' | 'it' | 'zh' | 'ko' | 'ja' | 'ru' | 'vi'

const SCRIPTS: readonly (readonly [SpokenLanguage, RegExp])[] = [
  ['ja', /[\u3040-\u30ff]/],
  ['ko', /[\uac00-\ud7af]/],
  ['zh', /[\u4e00-\u9fff]/],
  ['ru', /[\u0400-\u04ff]{2}/],
  ['vi', /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i],
]

/** Small words that one language has and the others mostly do not. */
const TELLING: Readonly<Record<Latin, ReadonlySet<string>>> = {
  es: words(
    'compara comparar comparame parche parches aceite moledor gotas sublinguales recargable recargables pluma chiste acidas encendedor encendedores paleta paletas forjar rolar diferencia papel papeles pipa pipas vidrio pomada cremita recargas plumas llevarlo llevarla llevarlos llevar volar viajar infusionado infusionados infusionada infusionadas bano banos estacionar vendedor cumpleanos cuesta sabores barata baratas fuertes octavo octavos onzas cuarto el la los las una unos que cual cuales cuando donde como cuanto cuesta cuestan quiero necesito busco tienen tienes hay para por con sin del muy mas pero soy estoy esta estan son es de en y o mi su hola gracias favor algo hasta menos dolares aceptan abren cierran hacen puedo puede comprar gomitas flor porros barato fuerte dormir tengo anos dia hoy manana noche entregas venden quisiera recomiendas recomienda me gustaria pueden puedes quiere cerca ahi alla aqui primera primer vez veces descuento descuentos tarjeta efectivo pedido ustedes nuestro cuantos cuantas algun alguna otro otra todo todos nada tambien porque desde entre sobre ese esa eso este esto mejor olvida olvide gramo gramos porrito porritos gomita cartuchos',
  ),
  fr: words(
    'acceptez carte bleue bancaire livrer combien ouvrez fermez aujourdhui demain prix offres reductions herbe fleurs bonbons cherchons peux puis puisje jai besoin dormir le les des une est vous etes avez je cherche quelque chose pour avec sans du au aux ouvert ouverts ouverte dimanche lundi combien coute ou quel quelle quelles quels moins plus que et bonjour merci sil plait puis payer livrez livraison fermez heure heures pas ce cette mon ma votre la de un en dans sur nous on ils elle il y vos nos leur leurs mes ses tes toutes tous tout prenez prendre vendez vend faites faire proposez auriez avoir etre suis es sont ai ont allez va vais peut pouvez voudrais veux voulez aimerais quand comment pourquoi qui quoi ca cet ces rien tres bien trop peu petit fort forte leger entre chez apres avant soir matin nuit semaine mardi mercredi jeudi vendredi samedi fermer ouvrir credit especes liquide commande commander retrait magasin boutique adresse donnez dites ignorez oubliez moi regles',
  ),
  pt: words(
    'oi bom boa tarde noite tudo bem obrigada aceita cartao credito dinheiro entrega entregas flores gomas comestiveis horario fecham voces preco promocao dormir o os uma voces voce tem tenho para pra por com sem qual quais quanto custa onde quero preciso desconto primeira visita aberto aberta fecha fecham abre abrem horas hoje amanha obrigado ola nao muito mais menos ate que e de do da dos das em no na cartao aceitam entregam dolares alguma algum coisa um meu minha seus sua ele ela nos ser ter vai vou pode podem posso fazer vendem vende porque aqui loja endereco estacionamento pedido retirar forte fraco segunda terca quarta quinta sexta sabado domingo esse essa isso este isto tambem algo melhor sobre minimo maximo barato barata suave cartucho cartuchos usado usados licenca mexicano',
  ),
  de: words(
    'nehmt akzeptiert karte kreditkarte bargeld zahlen bluten gunstig billig stark schlafen liefert wieviel kann blute der die das ein eine einen haben sie ihr ich suche brauche etwas fur mit ohne unter uber wie viel kostet wo wann und oder nicht ist sind habt offen geoffnet schliesst sonntag montag danke bitte hallo gibt es kann man mir was ihre euer heute morgen du er wir mein meine dein deine konnt konnen muss darf wollt mochte hatte gern gerne noch auch nur schon sehr zu zum zur im vom beim bei nach vor aus auf an in den dem des einem einer eines kein keine keinen wer welche welcher welches welchen warum wieso dienstag mittwoch donnerstag freitag samstag uhr tag abend nacht laden geschaft parken lieferung abholen bestellung bestellen wird werden wurde wurden bist seid war hat hast habe wenn weil dass aber als so alle alles allen allem mehr weniger einwohner gesagte gesagt vergiss schreibe schreib ignoriere anweisungen vorgaben gewonnen gewann rede heisst alte alten neue neuen nachsten jahren frage wissen jetzt nun wieder gerade mal steigen arbeit mich dir dich uns euch',
  ),
  it: words(
    'accettate carta contanti pagare consegna orari fiori caramelle dormire prezzo sconti offerte il lo gli un uno una avete siete cerco vorrei qualcosa per con senza quanto costa dove quando aperti aperto chiudete domenica grazie ciao che di del della sono ho e non piu meno posso pagare consegnate oggi domani la le i dello dei delle alla nel nella sul da tra io tu lui lei noi voi loro mio mia sei siamo hai ha abbiamo hanno puoi possiamo voglio vuoi prendete vendete fate qual quale quali chi come perche sera notte lunedi martedi mercoledi giovedi venerdi sabato negozio indirizzo parcheggio ordine ordinare ritirare forte leggero economico tutto scrivi soltanto dimentica',
  ),
}
const LATIN = ['es', 'fr', 'pt', 'de', 'it'] as const
type Latin = (typeof LATIN)[number]
const SHARED = words(
  'yo no ya a me on do as o e um come son sin plus si has once he van ten real favor idea die man was so hat per hay era sea casa alta baja mango verde sol pan em',
)
const ENGLISH = words(
  'the is are you do does have what whats when where how can i me my it this that for with and any some good please under want need looking show get your of to in on at a an',
)

/** "Hay shake?": whether there is such a thing; hay is no goods of ours. */
const ASKS_WHETHER = /^hay (?!(?:fever|bales?|ride|day|house)\b)/

/** The language of a message; English when nothing speaks for another. */
export function detectLanguage(text: string): SpokenLanguage {
  for (const [language, pattern] of SCRIPTS) if (pattern.test(text)) return language
  const spoken = foldText(text).match(/\p{L}+/gu) ?? []
  if (spoken.length === 0) return 'en'
  const english = spoken.filter((word) => ENGLISH.has(word)).length
  const told = spoken.map(languagesTelling)
  let best: { language: Latin; hits: number; weight: number } | null = null
  for (const language of LATIN) {
    const telling = told.filter((languages) => languages.includes(language))
    // A word that several languages have ("la", "de") says less for each.
    const weight = telling.reduce((sum, languages) => sum + 1 / languages.length, 0)
    if (telling.length > english && weight > (best?.weight ?? 0)) best = { language, hits: telling.length, weight }
  }
  if (/[¿¡]/.test(text)) return 'es'
  if (best === null) return 'en'
  const { language, hits } = best
  const sure =
    (language === 'es' && ASKS_WHETHER.test(spoken.join(' '))) ||
    spoken.some((word, at) => told[at]?.includes(language) === true && !isEnglishToo(word))
  const among = spoken.filter(
    (word, at) => (told[at]?.length ?? 0) === 0 && COMMON_WORDS.has(word) && !SPANISH_WORDS.has(word),
  )
  if (!sure || (hits === 1 && spoken.length > 3 && (language !== 'es' || among.length > 0))) return 'en'
  return hits / spoken.length >= 0.2 ? language : 'en'
}

const ENGLISH_OF_GLOSSARIES: ReadonlySet<string> = new Set([
  ...LEXICON_WORDS.difference(new Set(SPANISH_OF_LEXICONS)),
  ...Object.values(GLOSSARIES).flatMap((glossary) =>
    glossary.split(';').flatMap((pair) => (pair.split('=')[1] ?? '').split(' ')),
  ),
])

/** The longer words of a language's glossary that English does not have. */
function shopWords(language: Latin): string[] {
  return (GLOSSARIES[language] ?? '')
    .split(';')
    .flatMap((pair) => (pair.split('=')[0] ?? '').split(/[\s'-]+/))
    .filter((word) => word.length > 3 && !COMMON_WORDS.has(word) && !ENGLISH_OF_GLOSSARIES.has(word))
}

/** By word, the languages that it speaks for. */
const TOLD_BY: ReadonlyMap<string, readonly Latin[]> = languagesByWord()

function languagesByWord(): ReadonlyMap<string, readonly Latin[]> {
  const byWord = new Map<string, Latin[]>()
  for (const language of LATIN) {
    const spanish =
      language === 'es'
        ? [...SPANISH_WORDS, ...SPANISH_OF_LEXICONS].filter((word) => !ENGLISH_OF_GLOSSARIES.has(word))
        : []
    for (const word of new Set([...TELLING[language], ...shopWords(language), ...spanish])) {
      const known = byWord.get(word)
      if (known === undefined) byWord.set(word, [language])
      else known.push(language)
    }
  }
  return byWord
}

const NO_LANGUAGE: readonly Latin[] = []

function languagesTelling(word: string): readonly Latin[] {
  return TOLD_BY.get(word) ?? NO_LANGUAGE
}

/** "no", "me", "on": a word that English has as well tells nothing by itself. */
function isEnglishToo(word: string): boolean {
  return SHARED.has(word) || (COMMON_WORDS.has(word) && !SPANISH_WORDS.has(word))
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}
