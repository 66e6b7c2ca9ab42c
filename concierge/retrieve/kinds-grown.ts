import { type Kind, quality } from './kind.ts'

const PLANT =
  '(?:_+|flower|buds?|weed|cannabis|pot|herb|eighths?|8ths?|quarters?|ounces?|oz|zips?|prerolls?|joints?|carts?|cartridges?|vapes?|pens?|rosin|concentrates?|strains?|options?|stuff|products?|brands?|growers?|farms?|gr[eo]wn|ones?)'

/** How the plant was grown, told by a description alone, if at all. */
// oxlint-disable-next-line max-params -- a row of a table reads best in one line
function grown(id: string, asked: string, sold: string, labels: readonly [string, string]): Kind {
  return { ...quality(id, 'flower', asked, sold, labels), described: true }
}

/** "Organic flower", "local brands", "small batch": a row that is silent of it may be so or not, and none is passed off as that. */
export const KINDS_GROWN: readonly Kind[] = [
  grown(
    'organic',
    // "Is pave organic" asks of what is named.
    '(?<!^(?:is|are)(?: (?!there |any |your |all |some )[_\\p{L}\\d]+){1,5} )organic(?:ally)?(?: (?:grown|farmed))?',
    '\\borganic(?:ally)?\\b',
    ['organic', 'orgánico'],
  ),
  grown(
    'pesticide-free',
    'pesticide ?free|(?:no|without|zero|free of|not sprayed with|clean of)(?: (?:any|the))? (?:pesticides?|chemicals?)|unsprayed|sin pesticidas',
    '(?:no|without|zero|free of) (?:\\p{L}+ )?pesticides?|pesticide.?free|clean green',
    ['pesticide-free', 'sin pesticidas'],
  ),
  grown(
    'indoor',
    `indoor(?: ?grown)?(?= ${PLANT}|$| (?:or|and|please|only|not|under|for) )|(?:grown|raised) (?:indoors?|inside)`,
    '\\bindoor',
    ['indoor-grown', 'de interior'],
  ),
  grown(
    'sun-grown',
    `(?:sun(?:day)?|light dep) ?(?:grown|raised)|grown (?:in (?:the )?(?:sun|sunlight|daylight)|outside|outdoors?)|outdoor(?: ?grown)?(?= ${PLANT})`,
    'sun.?grown|\\boutdoor.?(?:grown|flower|cannabis)|grown (?:under the sun|outdoors?)',
    ['sun-grown', 'de exterior'],
  ),
  grown(
    'greenhouse',
    `(?:green|glass) ?house(?: ?grown)?(?= ${PLANT}|$| (?:or|and|please|only|not|under|for) )`,
    'greenhouse',
    ['greenhouse-grown', 'de invernadero'],
  ),
  grown('hydroponic', 'hydro(?:ponic(?:ally|s)?)?(?: grown)?', '\\bhydroponic', ['hydroponic', 'hidropónico']),
  grown('living-soil', '(?:living|super|organic) soil(?: grown)?|grown in (?:living |real )?soil', 'living soil', [
    'living-soil',
    'de suelo vivo',
  ]),
  grown(
    'local',
    `locally (?:grown|made|owned brands?|produced|sourced)|grown local(?:ly)?|(?:made|grown) by locals|local(?:ly)?(?= ${PLANT}|$)|(?:grown|made|from) (?:locally|in (?:this|the) (?:state|area)|in state|around here|near ?by|near here)`,
    '\\blocally (?:grown|made|produced|sourced)|\\blocal(?:ly)?\\b(?! (?:favou?rites?|legends?|labs?|laws?|rules?|customers?|shops?|stores?)\\b)',
    ['local', 'local'],
  ),
  grown(
    'craft',
    `craft(?: ?grown)?(?= ${PLANT}|$)|(?:small|micro) ?batch(?:es)?|artisan(?:al)?|hand ?(?:trim(?:med)?|crafted)|micro ?(?:growers?|grows?|cultivat\\p{L}+)`,
    'small.?batch|\\bcraft (?:cannabis|flower|grow\\p{L}*)|micro.?batch|artisan|hand.?trim|hand.?craft',
    ['small-batch', 'artesanal'],
  ),
]
