import { type Kind, kind, quality } from './kind.ts'

/** What is rubbed in or worn on the skin. */
const RUBBED_IN =
  '\\b(?:balms?|salves?|lotions?|creams?|cremas?|topicals?|rubs?|ointments?|pomadas?|gels?|roll ?ons?|skin|patch(?:es)?|muscles?)\\b'

/** What is rubbed in, worn on the skin or bathed in, in the order in which a shopper's words are given to them. */
export const KINDS_RUBBED_IN: readonly Kind[] = [
  // Before the things it is said of, which are taken out of the sentence once they are read.
  {
    ...quality(
      'unscented',
      'topical',
      '(?:un|non ?)scented|(?:scent|fragrance|perfume) ?(?:free|less)|fragrance ?free|(?:no|without(?: any| an?)?|zero|free of|hold the) (?:added |strong |real )?(?:scents?|fragrances?|perfumes?(?: smell)?|(?<=\\b(?:balms?|salves?|lotions?|creams?|topicals?|rubs?|ointments?|roll ?ons?|skin)\\b.{0,80})smell(?! proof))(?: at all| added| (?:in|to|on) (?:it|them))?|(?<=\\b(?:balms?|salves?|lotions?|creams?|topicals?|rubs?|ointments?|roll ?ons?|skin)\\b.*)(?:dont|doesnt|do not|does not|wont|cant|never) (?:smell|stink|have (?:a|any) (?:smell|scent|fragrance|odor))(?: (?:like|of) (?:anything|perfume|nothing))?|sin (?:ningun )?(?:perfume|fragancia|aroma|olor)',
      'unscented|(?:scent|fragrance|perfume).?free|no (?:added )?(?:scent|fragrance|perfume)|without (?:scent|fragrance|perfume)',
      ['unscented', 'sin perfume'],
    ),
    described: true,
  },
  {
    ...quality(
      'cooling',
      'topical',
      `(?:cooling|cools?(?: (?:it |me |them )?down)?|menthol(?:ated)?|icy)(?=.{0,60}${RUBBED_IN})|(?<=${RUBBED_IN}.{0,60})(?:(?:thats|that is|with|and|that) )?(?:cooling|cools|menthol(?:ated)?|icy)`,
      'cooling|\\bcools?\\b|menthol|freez|\\bicy\\b',
      ['cooling', 'refrescantes'],
    ),
    described: true,
  },
  {
    ...quality(
      'warming',
      'topical',
      `warming(?=.{0,60}${RUBBED_IN})|(?<=${RUBBED_IN}.{0,60})(?:(?:thats|that is|with|and|that) )?(?:warming|warms)`,
      'warming|\\bwarms?\\b|capsaicin|cayenne|\\bheat',
      ['warming', 'de calor'],
    ),
    described: true,
  },
  kind(
    'roll-on',
    'topical',
    '(?<!\\bto )roll ?ons?|rollers?(?= (?:for|on) (?:my|his|her|sore|the))|roller ?balls?',
    'roll.?on|roller',
    ['roll-ons', 'roll-ons'],
  ),
  kind(
    'lotion',
    'topical',
    'lotions?|(?<!\\b(?:ice|sour|whipped|cookies? (?:n|and)|butter|irish|orange|vanilla|peach(?:es)?(?: (?:n|and))?|strawberr(?:y|ies)(?: (?:n|and))?|berr(?:y|ies)(?: (?:n|and))?|coconut|banana|lemon|lime|caramel|mint|like|of|sweet) )creams?(?! (?:cakes?|pies?|sodas?|cheese|puffs?|cookies?|gelato|flavou?r\\p{L}*|filled|brulee|og|kush|strains?|gumm\\p{L}*|carts?|vapes?|preroll|joints?))|(?:body|hand|foot|skin) creams?|cremas?(?! de (?:cacahuate|mani|coco|leche))|pomadas?|lociones|locion',
    'lotion|\\bcr[eè](?:am|me)e?s?\\b(?!.*(cookie|ice|gelato))|moistur',
    ['lotions', 'lociones'],
  ),
  kind(
    'balm',
    'topical',
    'balms?|salves?|ointments?|balsamos?|unguentos?|muscle rubs?|rubs|(?<=\\b(?:an?|any|some|your|cbd|thc|warming|cooling|topical|infused|hand|foot|back) )rub(?! (?:it|the|on|in|off|this|that (?:in|on))\\b)',
    '\\bbalm|salve|\\brub\\b|ointment',
    ['balms', 'bálsamos'],
  ),
  kind(
    'patch',
    'topical',
    '(?<!\\b(?:sour|cabbage|bald|rough|soul|pumpkin|berry) )patch(?:es)?|transdermals?|parches?',
    '\\bpatch(?:es)?\\b|transdermal',
    ['patches', 'parches'],
  ),
  kind(
    'bath',
    'topical',
    'bath (?:bombs?|salts?|soaks?|stuff|products?|things?|time stuff)|(?:for |(?<!(?:_|eat|drink|sip|read|watch|while|fell|slipped) )in(?:to)? )(?:(?:the|my|her|his|our|an?|nice|long|warm|bubble|relaxing|hot(?! tub)) )+(?:bath|(?<!\\bhot )(?:bath ?)?tub|soak)(?! ?room)|bath ?bombs?|bath ?(?:tub|time)(?= |$)(?! (?:high|smoke|session|read))|epsom salts?|soaks?|(?:something|stuff) to soak in',
    'bath|\\bsoak',
    ['bath products', 'productos de baño'],
  ),
]
