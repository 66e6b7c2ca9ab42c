import type { Category } from '#contract/catalog.ts'
import { word } from './kind.ts'

/** Who concentrates on work asks for no extract. */
const CONCENTRATE =
  '(?<!\\b(?:help|helps|helping|let|lets)(?: (?:me|us|him|her|you))?(?: to)? )(?<!\\b(?:i|we|he|she|to|can|cant|cannot|couldnt|really|actually|better) (?=concentrate (?:on|at|in|while|when|during|better|more|for (?:long|hours)|without|harder)(?!\\p{L})|(?<=\\bto )concentrate(?: (?:please|pls))?(?=$|,| ,)))(?<!\\b(?:can|cant|cannot|couldnt|gotta|need to|able to|have to|hard to|trying to|try to|so i|i) )concentrate'

/** Words that name a whole shelf. Longer alternatives first. */
export const CATEGORY_WORDS: readonly { category: Category; asked: RegExp }[] = [
  {
    category: 'flower',
    asked: word(
      '(?:jars?|bags?) of (?:flower|buds?|weed)|flower (?:jars?|bags?)|flowers?|za+|zaza|flor|flores|buds?|nugs?|cogollos?|hierba|yerba|dank nugs?|loud|bluten|bluete|blute|fleurs?|whole flower|zips? of flower',
    ),
  },
  {
    category: 'pre-roll',
    asked: word(
      'prerolls?|(?:churro|churros|toque|toques|gallo|gallos|frajos?|canutos?|pitillos?)(?= (?:ya )?(?:forjad|armad|liad|rolead|infusionad|de (?:mota|hierba|yerba|weed|indica|sativa|hibrid))\\p{L}*)|(?<=\\b(?:un|unos|mis|tienen|tienes|hay|venden|busco|buscando|quiero|dos|tres|algun|algunos|cuantos) )(?:churro|churros|toque|toques|gallo|gallos|frajos?|canutos?|pitillos?)(?! (?:de (?:canela|azucar|sabor)|con ))|joints?|jays?|(?:baby )?js|(?<=\\b(?:an?|one|1|single|each|per) )j(?= ,|$| (?:under|below|for|that|with|please|at|to|up|around|about|from|thats|of)\\b)|doobies?|doinks?|spliffs?|porros?|cigarros?(?: \\p{L}+)? (?:forjados?|liados?|armados?)|cigarros? de (?:mota|marihuana|hierba|cannabis)|dogwalkers?|pre rolled|(?:already|ready|all) rolled(?: up)?|rolled (?:up )?(?:for me|for us|already)|(?:comes?|something|anything|one) (?:thats )?rolled(?: up)?|vorrollen|vorgerollte|smokes',
    ),
  },
  {
    category: 'vape',
    asked: word(
      'vapes?|(?:pluma|plumas)(?! de (?:escribir|ave|ganso))|vaporizers?|vapers?|vapeador(?:es)?|vaporizador(?:es)?(?! de hierba)|vape pens?|pens?|vaping|vapear|vapo',
    ),
  },
  {
    category: 'edible',
    asked: word(
      'edibles?|eddies|comestibles?|edies|treats?|snacks?(?! ?attack)|cand(?:y|ies)|dulces?|something to eat|(?:(?:something|anything|stuff|a little something) )?to (?:nibble|munch|snack)(?: on)?(?! \\p{L}*attack)|to eat(?! (?:everything|all the|the whole))|(?:something |anything |stuff )?(?:to|(?:i|you|we) can) chew(?: on)?(?! (?:it|them|the)\\b)|(?:something |anything |stuff |ones? )?(?:chewables?|chewy)(?: (?:things?|stuff|ones?))?(?! (?:cand|gumm|chocolate|caramel|cookie|brownie|edible))|masticables?|(?<=^(?:(?:id|ill|i would|i will|i|lets|we|probably|maybe|prefer|rather|just|wanna|want|to|like|ok|um+|yeah|,) ?)*)eat(?: it| them| one)?(?= ,| please| for sure| and | but |$)|(?:i|you|we|they|she|he) can eat|(?<=\\b(?:rather|prefers?(?: to)?|prefiere|sooner|wants? to|wanna|likes? to|(?:wants?|like) something (?:he|she|they|to)(?: can)?) )(?:just )?eat(?:ing)?(?: (?:it|them|one|some|his|hers|theirs|mine|weed|something))?(?= (?:than|instead|over|and not|not|rather)\\b| ,|$)|to munch on|esswaren|espaciales|algo (?:que (?:se )?(?:pueda )?)?comer|(?:algo )?(?<!\\b(?:antes|despues|luego|hora|ganas|horas|terminar) )(?:de|para) comer',
    ),
  },
  {
    category: 'concentrate',
    asked: word(`concentrates|${CONCENTRATE}|dabs?|dabbing|to dab|extracts?|concentrados?|extractos?|dabbable`),
  },
  {
    category: 'tincture',
    asked: word(
      'tinctures?|tinturas?|(?<=(?:^|[ ,])(?:(?:any|some|your|cbd|thc|like|maybe|,) )*)drops(?= (?:or|and|y|o) (?:an? |some |any )?(?:_|creams?|lotions?|balms?|topicals?|salves?|gumm\\p{L}*|edibles?|capsules?|patch(?:es)?)(?:[ ,_]|$))|(?<=_ (?:or|and|y|o) )drops(?= ?,|$)|sublinguals?|tinkture|(?:(?:something|stuff|liquid|drops?|oil)(?: \\p{L}+){0,3} )?under (?:the|your|my|ur|ones|his|her) tongue|(?:liquid|oil|oral|tincture|thc|weed|cannabis|hemp) drops|(?<=\\b(?:cbd|cbn|cbg|sleep|sleepy|calm(?:ing)?|relax(?:ing)?|bed ?time|night ?time) )drops(?! (?:of|off|out)\\b)|(?<=(?:^|\\b(?:any|some|have|got|want|need|carry|sell|like|after|for|of|recommend|good|best|strong(?:est)?|cheap(?:est)?|mild(?:est)?|which|what) ))drops(?= (?:with|without|that|which|i can|to (?!(?:pick|come|go))|for (?!(?:this|next|the|today|tomorrow|tonight|points?|rewards?)\\b)))|dropper|gotas',
    ),
  },
  {
    category: 'topical',
    asked: word(
      'topicals?|topicos?|rub ?ons?|rub (?:it |this )?(?:on|in|into)(?: stuff)?|(?:something|stuff|anything) to rub(?: on| in)?|rub (?:something|anything|stuff)(?: right| straight)? (?:on|in|into)|(?<=\\b(?:an?|some|any|kind of|sort of|kinda|muscle|body) )rubs?(?= ,|$| (?:or|and|for|to|that|with)\\b)|(?:something|anything|stuff|what)(?: (?:to|i|we|you|can|could|that|good))* (?:put|use|smear|slather) on (?:(?:my|his|her|our|sore|dry|the|tired) )+(?:hands?|feet|foot|knees?|elbows?|shoulders?|back|neck|skin|legs?|arms?|wrists?|ankles?|muscles?)|(?<!\\bto )roll ?ons?|(?<=\\b(?:menthol|cooling|cold|icy) )(?:rollers?|rubs?|stuff|things?|gels?|sprays?)|skin ?care|for (?:my |the )?skin',
    ),
  },
  { category: 'accessory', asked: word('accessor(?:y|ies)|accesorios?|smoking (?:gear|supplies)|(?<!\\bin )gear') },
  {
    category: 'merch',
    asked: word(
      '(?:things?|stuff|something|anything) (?:(?:that )?(?:i|you|we|he|she|they) (?:can|could) |(?:for (?:me|him|her|them|us) )?to |that can be )(?:wear|worn)(?! (?:off|out|to bed)\\b)|wearables?|merch|merchandise|apparel|clothes|clothing|swag|souvenirs?|algo (?:de|para) (?:vestir|ponerme|ponerse)|ropa|recuerdos?',
    ),
  },
]

export const CATEGORY_LABELS: Record<Category, { one: string; many: string; es: string }> = {
  flower: { one: 'flower', many: 'flower', es: 'flor' },
  'pre-roll': { one: 'pre-roll', many: 'pre-rolls', es: 'pre-rolls' },
  vape: { one: 'vape', many: 'vapes', es: 'vapes' },
  edible: { one: 'edible', many: 'edibles', es: 'comestibles' },
  concentrate: { one: 'concentrate', many: 'concentrates', es: 'concentrados' },
  tincture: { one: 'tincture', many: 'tinctures', es: 'tinturas' },
  topical: { one: 'topical', many: 'topicals', es: 'tópicos' },
  accessory: { one: 'accessory', many: 'accessories', es: 'accesorios' },
  merch: { one: 'piece of merch', many: 'merch', es: 'mercancía' },
}

export const INHALED: readonly Category[] = ['flower', 'pre-roll', 'vape', 'concentrate']
export const CONSUMED: readonly Category[] = ['flower', 'pre-roll', 'vape', 'edible', 'concentrate', 'tincture']
/** What is left where nothing is to be smoked and nothing eaten. */
export const NEITHER_SMOKED_NOR_EATEN: readonly Category[] = ['tincture', 'topical', 'vape']
