/** Occasions lean towards effects without demanding them: a hike wants energy, but a row need not say so. */
export type Occasion = { asked: RegExp; effects: readonly string[]; label: string; labelEs: string }

function occasion(asked: string, effects: readonly string[], labels: readonly [string, string]): Occasion {
  return {
    asked: new RegExp(`(?<![\\p{L}\\p{N}])(?:${asked})(?![\\p{L}\\p{N}])`, 'gu'),
    effects,
    label: labels[0],
    labelEs: labels[1],
  }
}

const DISH =
  '(?:curry|curries|pizzas?|tacos?|burritos?|nachos|ramen|noodles|pho|sushi|burgers?|hamburguesas?|wings|alitas|steaks?|pasta|lasagna|spaghetti|barbacoa|carne asada|asado|parrillada|pozole|tamales|mariscos|ceviche|pupusas|dumplings|dim sum|thai(?: food)?|chinese food|indian food|mexican food|italian food|comida|takeout|take out|dinner|lunch|supper|cena|almuerzo|brunch|charcuterie(?: board)?|cheese (?:board|plate)|thanksgiving dinner|turkey dinner|fondue|hot pot|fried chicken|pancakes|waffles|dessert course|mimosas|margaritas|a glass of wine|my (?:morning )?coffee|a (?:cup of|morning) coffee|(?:a |mi )?cafecito)'
const BESIDE_IT =
  '(?:with|for|before|after|alongside|beside|over|having|eating|ordering|making|con|para|antes de|despues de|comiendo|cenando)'

/**
 * A meal or a drink that something is to go with. It is read before the menu's names and tastes: a "spicy curry" wants nothing
 * spicy, and "brunch with mimosas" no Mimosa.
 */
export const MEAL: Occasion = occasion(
  `${BESIDE_IT}(?: (?!(?:from|by|the)\\b)[\\p{L}-]+){0,3} ${DISH}(?= ,|$| (?:and|with|or|but|tonight|today|later|night|this|on|at|lol|please|y|con|esta|hoy|de)(?!\\p{L}))`,
  ['happy', 'uplifted', 'relaxed'],
  ['a good meal', 'una buena comida'],
)

export const DAYTIME: Occasion = occasion(
  'day ?time|during the day|for day(?= ,|$| and)|durante el dia|para el dia|afternoon|work day|(?<!\\b(?:day|days|week|weeks|shift|month|morning|time|monday|bonus|raise|promotion)(?: \\p{L}+)? )at work|before work|day ?time|errands|de dia',
  ['energetic', 'focused', 'clear mind', 'uplifted', 'creative'],
  ['daytime', 'el día'],
)

export const NIGHT: Occasion = occasion(
  'night(?: ?time)?|tonight|at night|bed|before bed|para la noche|de noche|noche|late night|abends',
  ['sleepy', 'relaxed', 'calm'],
  ['the night', 'la noche'],
)

export const TOGETHER: Occasion = occasion(
  '(?:to )?(?:share|pass(?:ing)?(?: (?:it|them|one))?)(?: it| them)? (?:with (?:my |some |the |a few )?(?:friends|buddies|group|crew|gang|guys|girls|everyone)|around)|part(?:y|ies)|concert|bbq|barbe?cue|cook ?out|girls night|guys night|game night|hang(?:ing)? (?:out|with)|friends over|(?:ladies|boys|guys|girls) (?:nights?|trip|weekend)|(?:play(?:ing)?|for)(?: (?:some|a))? (?:board|card) games?|games night|poker(?: night)?|picnics?|game day|watch(?:ing)? the (?:game|match|fight)|super ?bowl(?! (?:sale|deal|special)s?)|(?:comedy|stand ?up)(?: (?:show|night|club))?|sleepovers?|wine night|pizza night|conciertos?|asados?|carne asada|noche de (?:chicas|amig[oa]s)|despedida de solter[oa]|cumple(?:anos)? de (?:mi|un|una)|parranda|pachanga|antro|bachelorette|birthday party|fiesta|social|karaoke|night out|brunch|weddings?|bodas?|reunion(?:es)?(?: con (?:mis )?(?:amig[oa]s|familia))?|con (?:mis )?amig[oa]s|kick ?back(?= with|s? with| at| this| on)|(?:with|for) (?:the|my) (?:homies|boys|girls|crew|gang|squad|fellas|ladies)|tailgate|potluck|get ?together',
  ['happy', 'uplifted', 'energetic', 'creative'],
  ['good company', 'una buena compañía'],
)

export const MAKING: Occasion = occasion(
  'paint(?:ing)?|draw(?:ing)?|(?<!\\blisten(?:ing)? to (?:\\p{L}+ )?)music|jam(?:ming)? session|writers? block|creative block|writ(?:e|ing)|art|crafts?|pintar|pottery|ceramics|song ?writing|(?:write|writing) songs?|photography|sewing|quilting|scrapbook(?:ing)?|sculpt(?:ing|ure)?|studio|cook(?:ing)?',
  ['creative', 'inspired', 'focused'],
  ['making things', 'crear'],
)

export const TWO_ALONE: Occasion = occasion(
  'date(?: night)?|(?:una )?cita romantica|noche romantica|aniversario|anniversary|valentines?|romantic (?:evening|night|dinner|date)',
  ['aroused', 'happy', 'relaxed'],
  ['a date', 'una cita'],
)

export const OCCASIONS: readonly Occasion[] = [
  occasion(
    'hik(?:e|es|ing)|golf(?:ing)?(?! (?:shirts?|hats?|balls?|polos?))|(?:18|9|nine|eighteen) holes(?: of golf)?|bowling|soccer|softball|volleyball|gym|work ?outs?|exercise|run(?:ning)?|yoga|jog(?:ging)?|bike ride|beach|festival|dancing|dance|caminata|excursion|ejercicio|wake and bake|morning|mananas?|breakfast|chores|(?:deep )?clean(?:ing)?(?: up| out)? (?:the|my|our|a) (?:\\p{L}+ )?(?:house|garage|apartment|apt|kitchen|place|room|car|basement|attic|closet|yard|shed|bathroom)|(?:mow(?:ing)?|rak(?:e|ing)|weed(?:ing)?) (?:the|my) (?:lawn|yard|grass|garden|leaves)|(?:spring )?cleaning(?! (?:kits?|solution|supplies|stuff|products?|wipes|tools?|fluid))|mov(?:e|ing) (?:boxes|furniture|day)|gardening|house ?work|yard ?work|road race|(?<!\\b(?:movies?|films?|tv|shows?|series|netflix|anime|horror|comedy|sitcom|cartoon|rom ?com|disney|marvel|binge|potter|wars|rings) )marathon|snowboard(?:ing)?|ski(?:ing)?|skat(?:e|ing|eboarding)|surf(?:ing)?|kayak(?:ing)?|climb(?:ing)?|basketball|pickleball|tennis|cycling|biking|(?:do|doing|fold(?:ing)?) (?:(?:the|my|some|all) )*(?:laundry|dishes)|declutter(?:ing)?|vacuum(?:ing)?|(?:limpiar|ordenar|arreglar|barrer|trapear)(?: (?:la|mi|el|toda la))? (?:casa|cuarto|cocina|jardin|depa|departamento)|(?:hacer )?(?:la )?limpieza|quehaceres?|gimnasio|correr|bailar|entrenar|la playa|senderismo',
    ['energetic', 'uplifted', 'focused'],
    ['an active day', 'un día activo'],
  ),
  DAYTIME,
  TOGETHER,
  occasion(
    'camping|(?<!\\bsummer )camp(?:ing)? trips?|(?:go|going|went) camp(?:ing)?|glamping|backpacking|fishing(?: trips?)?|(?:lake|cabin|river) (?:day|house|trip|weekend)|(?:at|by|on|to) the (?:lake|river|cabin|campsite|campground|woods|boat)|boat(?:ing)? (?:day|trip)|tubing|float(?:ing)? the river|national park|park day|campamento|acampar|de pesca|pescar|(?:al|en el) (?:lago|rio|bosque)',
    ['relaxed', 'happy', 'uplifted'],
    ['time outdoors', 'estar al aire libre'],
  ),
  occasion(
    'gam(?:ing|er)(?: (?:session|night|marathon|binge))?(?! (?:chairs?|shirts?))|(?:play(?:ing)? )?video ?games?|(?:play(?:ing)?) (?:some |the )?(?:xbox|playstation|ps5|switch|nintendo|call of duty|cod|fortnite|mario ?kart|minecraft|madden|2k|elden ring|zelda|halo|fifa|chess|dungeons and dragons|d ?& ?d)|(?:for )?(?:a )?(?:long )?gaming session|(?:jugar )?(?:a los )?videojuegos?|jugar (?:play|xbox|fortnite|fifa|en la consola)',
    ['focused', 'happy', 'creative'],
    ['playing games', 'jugar'],
  ),
  MAKING,
  occasion(
    'movies?|(?:films?|series|anime|horror|comedy|sitcoms?|cartoons?|rom ?com|disney|shows?) (?:nights?|marathons?)|movie night|netflix|couch|tv|binge|pelicula|peliculas|una serie|(?:with|read(?:ing)?) (?:a|my) (?:good |nice )?book|curl(?:ed|ing)? up|journal(?:ing)?|knit(?:ting)?|crochet(?:ing)?|(?:jigsaw )?puzzles?|bubble bath|hot tub|jacuzzi|stargaz(?:e|ing)|(?:listen(?:ing)? to|spin(?:ning)?) (?:(?:some|my|to|old|good) )*(?:music|records|vinyl|tunes|albums?)|leer(?: un (?:buen )?libro)?|escuchar musica|porch|bath|after work|end of the day|(?:long|rough|hard|tough|crazy|stressful|brutal|hectic|insane|shitty|exhausting|busy) (?:day|week|shift|month)|rainy day|spa day|massage|camp ?fire|sunset|music night|weekend at home|evenings?|tarde|lazy',
    ['relaxed', 'calm', 'happy'],
    ['a quiet evening', 'una tarde tranquila'],
  ),
  NIGHT,
  TWO_ALONE,
  occasion(
    '(?<!\\b(?:free|gift|promo|your|a discount) )gifts?(?! (?:cards?|certificates?|receipts?|bags?|wrap\\p{L}*|box(?:es)?|shop|with)(?!\\p{L}))|presents?(?= (?:for|to give|ideas?|under)(?!\\p{L}))|stocking stuffers?|regalos?',
    [],
    ['a gift', 'un regalo'],
  ),
]
