const DEVICE =
  '(?:carts?|cartridges?|vapes?|vape pens?|pens?|disposables?|dispos?|pods?|510(?: batter(?:y|ies))?|batter(?:y|ies)|cartuchos?|desechables?)'
const JOINT = '(?:joints?|blunts?|prerolls?|spliffs?|doobies?|porros?)'
const HOW =
  '(?:how (?:do|can|should|to|would)(?: (?:i|you|we|one|u))?|what(?:s| is)? the (?:best|right|safest) way to|best way to|tips (?:for|on)|como)'

/** What is asked of papers, pens and pieces in use. */
export const OF_GEAR: readonly (readonly [id: string, topic: string, en: string, es: string])[] = [
  [
    'burns-slow',
    `(?:how(?! (?:long|many))|why|what|tips|any way)\\b(?!.{0,60}\\b(?:do you have|got any|sell|carry)\\b).{0,30}\\b${JOINT}\\b.{0,16}\\b(?:burn(?:s|ing)?|last(?:s)?|going out|goes? out|go out|stay lit|harsh)\\b.{0,24}|(?:make|get|keep)\\b.{0,10}\\b${JOINT}\\b.{0,12}\\b(?:last longer|burn(?:ing)? slow(?:er|ly)?|lit)(?: .{0,12})?`,
    'A joint burns slow and even when the flower is ground medium, not to dust, and not bone dry, packed snug without gaps, in a thin slow paper (rice or hemp), with a tip. Light the whole edge while you turn it, draw gently, and rest it between puffs. One that keeps going out is too tight or too damp; one that races is too loose or too dry.',
    'Un porro arde lento y parejo si la flor está molida media y no muy seca, bien rellena sin huecos, en papel fino (arroz o cáñamo) y con boquilla. Prende todo el borde girando, aspira suave y descansa entre caladas. Si se apaga, está muy apretado o húmedo; si corre, muy flojo o seco.',
  ],
  [
    'tips-in-joints',
    `(?:why|what|whats|do|should|is|how|para que)\\b(?!.{0,60}\\b(?:you (?:have|sell|carry)|got any)\\b).{0,30}\\b(?:filters?|crutch(?:es)?|filter tips?|glass tips?|mouth ?pieces?|boquillas?|filtros?)\\b.{0,16}\\b(?:in|on|for|into|with|en|para)\\b.{0,10}\\b${JOINT}(?: .{0,16})?|(?:which|what|whats|is)\\b.{0,16}\\b(?:smoother|better|harsher|cleaner)\\b.{0,10}\\bglass (?:or|vs|than) paper(?: .{0,12})?`,
    'A tip (filter, crutch) is a small roll of card or glass at the mouth end: it keeps the paper open, your fingers cool and bits out of your mouth, so that all of it can be smoked. It filters nothing out. Glass tips are smoother and can be washed; card ones come free in many packs.',
    'La boquilla (filtro) es un rollito de cartón o vidrio: mantiene el papel abierto, no quema los dedos y evita trozos en la boca. No filtra nada. La de vidrio es más suave y se lava.',
  ],
  [
    'which-paper',
    '(?:what|which)(?: (?:size|kind|type|sort))?(?: of)? (?:rolling )?papers?\\b.{0,16}\\b(?:for|do i (?:need|use)|should i use|to (?:roll|use)|is best for|fits?|works? (?:for|best))\\b.{0,16}\\b(?:joints?|blunts?|gram|\\d|g|half|beginners?|rolling|flower|use)\\b(?: .{0,12})?',
    'For half a gram take a 1 1/4 paper, for a gram a king size, for less than half a single wide. Hemp is the easiest to roll, rice burns thinnest and slowest. Pre-rolled cones only need filling: the 1 1/4 cone holds about half a gram, the king size about one.',
    'Para medio gramo, papel 1 1/4; para un gramo, king size; para menos, uno sencillo. El de cáñamo es el más fácil, el de arroz el más fino y lento. Los conos ya vienen enrollados: el 1 1/4 lleva medio gramo y el king size uno.',
  ],
  [
    'carried-safe',
    `(?:how|whats|what is|best way|tips)\\b(?!.{0,60}\\b(?:plane|fly|flying|flight|airport|tsa|state|border|do you have|got any)\\b).{0,24}\\b(?:travel|carry|transport|pack|keep|take|store|bring)\\b.{0,24}\\b(?:${JOINT}|carts?|flower|weed)\\b.{0,24}\\b(?:crush\\p{L}*|break\\p{L}*|bend\\p{L}*|squish\\p{L}*|leak\\p{L}*|smashed|purse|pocket|backpack|hiking|camping|smell\\p{L}*)\\b(?: .{0,12})?`,
    'A pre-roll travels best in its tube or a hard case (doob tube), a cart upright in a small case, flower in an airtight jar or smell-proof bag. Keep all of it closed, cool and out of reach of whoever drives, and within the state.',
    'Un pre-roll viaja mejor en su tubo o en un estuche duro; un cartucho, de pie en un estuche; la flor, en un frasco hermético. Todo cerrado, fresco, lejos de quien conduce y sin salir del estado.',
  ],
  [
    'too-dry',
    '(?:can|could|should|is|does|do|will|how|what)\\b(?!.{0,60}\\b(?:you (?:have|sell|carry)|got any|return|refund|exchange|bought (?:here|from you)|sold)\\b).{0,40}\\b(?:re ?hydrate\\p{L}*|moisten|(?:orange|lemon|apple) peels?|(?:put|add)\\b.{0,12}\\b(?:bread|tortilla|lettuce|orange)|smoke (?:really |super |my )?old (?:weed|flower|bud)|old (?:weed|flower|bud)\\b.{0,24}\\b(?:smoke|smokable|still (?:good|work|get|ok(?:ay)?|safe|usable)))\\b.{0,40}|(?:weed|flower|bud|nugs?)\\b.{0,10}\\b(?:got|is|are|went|gone|turned|too|way too|super|so|all)(?: (?:got|is|too|way|super|so|all|really))* (?:crispy|crunchy|crumbly|dry|dried out|bone dry)\\b(?=.{0,40}\\b(?:can|how|what|fix|save|help|do)\\b).{0,40}',
    'Dry flower comes back with a humidity pack (58 to 62%) in a closed jar, in a day or two. Orange peel or bread brings mold along with the moisture, so better not. Flower of last year is usually still fine to smoke if it was kept sealed and dark: milder, harsher and with less smell. If it smells musty or shows white fuzz, throw it out.',
    'La flor seca se recupera con un sobre de humedad (58 a 62%) en un frasco cerrado, en uno o dos días. Mejor sin cáscara de naranja ni pan: traen moho. La de hace un año suele servir si estuvo cerrada y a oscuras: más suave, más áspera y con menos olor. Si huele a humedad o tiene pelusa blanca, tírala.',
  ],
  [
    'device-trouble',
    `(?:why|how come|what (?:does it mean|if|do i do)|how (?:do|can) (?:i|you) (?:fix|stop))\\b(?!.{0,80}\\b(?:refund|return|exchange|receipt|warranty|bought|you sold|replace\\p{L}*)\\b).{0,16}\\b(?:my |the |an? |this |new )?${DEVICE}\\b.{0,20}\\b(?:taste(?:s)?|burn(?:t|s|ed)?|hit(?:s|ting)?|fire|firing|turn(?:ing)? on|work(?:ing)?|leak(?:s|ing)?|spit(?:s|ting)?|crackl\\p{L}*|blink(?:s|ing)?|flash\\p{L}*|hot|heat(?:ing)? up|dark|gurgl\\p{L}*|bubbles?)\\b.{0,24}|why (?:wont|doesnt|isnt|cant|didnt)(?: (?:my|the|this|it))* ${DEVICE} (?:fire|hit|work|turn on|charge|heat|light up|pull|smoke)\\b.{0,16}|(?:why|how come)\\b.{0,16}\\btastes? burnt\\b.{0,16}\\b${DEVICE}`,
    'If it will not fire: charge it, click the button five times (that switches most 510 batteries on), screw the cart on only hand-tight, and wipe the contact with a dry swab. A burnt taste means too much heat or little oil left: lower the voltage and draw slower. Leaks and gurgling: keep it upright and cool, clear the mouthpiece with a warm, short draw. Blinking is mostly an empty battery or a bad contact. If it still fails, bring it in with the receipt.',
    'Si no enciende: cárgalo, pulsa el botón cinco veces (así se enciende casi toda batería 510), enrosca el cartucho sin apretar y limpia el contacto. Sabor a quemado: demasiado calor o poco aceite; baja el voltaje. Si gotea, guárdalo de pie y fresco. Si parpadea, suele ser batería vacía o mal contacto. Si sigue igual, tráelo con el recibo.',
  ],
  [
    'clean-grinder',
    `(?:${HOW}|how often|when|do i (?:need|have) to|should i|how do i know)\\b.{0,30}\\b(?:clean(?:ing|ed)?|unstick|wash(?:ing)?|limpi\\p{L}*)\\b.{0,16}\\b(?:grinder|moledor)(?: .{0,16})?|(?:grinder|moledor)\\b.{0,16}\\b(?:needs? (?:cleaning|to be cleaned)|(?:stuck|sticky|wont turn|hard to turn)\\b(?=.{0,40}\\b(?:how|what|why|fix|help|should)\\b)).{0,30}`,
    'When a grinder gets hard to turn or gummy, it is time: freeze it for half an hour, tap and brush out the kief (keep it, it is good), then soak metal parts in isopropyl alcohol for 20 to 30 minutes, rinse with hot water and let it dry. Plastic and wood get only a brush and warm soapy water.',
    'Si el grinder cuesta de girar, toca limpiarlo: media hora en el congelador, saca el kief con una brocha (guárdalo), deja las piezas de metal 20 a 30 minutos en alcohol isopropílico, enjuaga con agua caliente y seca. Plástico y madera, solo brocha y agua tibia con jabón.',
  ],
  [
    'carb-hole',
    '(?:whats?|what is|what does|where is|explain|how (?:do|does)|what the (?:heck|hell) is)(?: (?:an?|the|i use|you use|use))* (?:carb|carb hole|choke|rush hole|little hole|hole on the side|down ?stem|percolator|perc|ash ?catcher|quartz banger|terp pearls?|dab tool|torch)\\b(?: (?:on|for|in|of|work|do|mean)\\b.{0,24})?$',
    'The carb is the small hole on the side of a pipe: cover it while you light and draw, then let go to clear the smoke. On a bong, the downstem leads the smoke into the water, a percolator parts it into small bubbles so that it is cooler, and an ash catcher keeps the water clean. For dabs, the banger is the bowl that is heated with a torch, terp pearls spin in it to spread the oil, and a dab tool puts it there.',
    'El carb es el agujero lateral de una pipa: tápalo al prender y aspirar, y suéltalo para limpiar el humo. En un bong, el downstem lleva el humo al agua y el percolador lo parte en burbujas para enfriarlo. En un rig, el banger es la copa que se calienta con el soplete.',
  ],
  [
    'battery-on-a-flight',
    '(?:can|how|do|is it (?:ok(?:ay)?|legal|allowed)|may|should)\\b.{0,24}\\b(?:pack|bring|take|fly with|carry|put)\\b.{0,24}\\b(?:empty |clean |new )?(?:batter(?:y|ies)|vape pen batter(?:y|ies)|vape batter(?:y|ies)|pen batter(?:y|ies)|charger|grinder|papers|lighter)\\b.{0,24}\\b(?:plane|flight|fly|flying|airport|carry ?on|luggage|suitcase|tsa)\\b(?: .{0,30})?|(?:can|may|could|ok(?:ay)? to|allowed to|is it (?:ok(?:ay)?|legal|allowed) to)(?: (?:i|we|you|people))? (?:fly|travel|board|go through (?:tsa|security)|get on (?:a|the) plane) with (?:an? |my |the |just |only )*(?:\\p{L}+ ){0,2}(?:batter(?:y|ies)|chargers?|grinders?|papers)\\b(?: .{0,20})?',
    'A clean vape battery without any cannabis goes in the carry-on, never in checked luggage, and may not be charged or used on board; clean grinders and papers are usually fine as well. Anything that holds cannabis, a used cart or a grinder with residue too, may not fly or leave the state. Your airline and TSA have the last word.',
    'Una batería limpia y sin cannabis va en el equipaje de mano, nunca facturada, y no se usa ni se carga a bordo; un grinder limpio y los papeles suelen poder ir. Lo que tenga cannabis, también un cartucho usado o residuos, no puede volar ni salir del estado. Deciden la aerolínea y la TSA.',
  ],
]
