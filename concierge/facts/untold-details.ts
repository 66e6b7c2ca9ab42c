import type { StoreProfile } from '#contract/store-profile.ts'
import { type Language, sentence, tell } from '#concierge/say/wording.ts'
import { sayArea } from './area-terms.ts'
import { looseFlag, looseList, looseText } from './answer.ts'
import type { Affair, Untold } from './visit-affairs.ts'

/** What no fact can tell, for it is asked of this minute or of what a profile has no place for. */
export const NEVER_TOLD = /(?!)/

/** Days that shops make offers for, as they are called. */
const SPECIAL_DAYS: readonly (readonly [name: string, words: string])[] = [
  ['Black Friday', 'black friday|viernes negro'],
  ['Cyber Monday', 'cyber monday'],
  ['Green Wednesday', 'green wednesday'],
  ['Small Business Saturday', 'small business saturday'],
  ['4/20', '420|4 ?/ ?20|four (?:twenty|20)'],
  ['7/10', '710|7 ?/ ?10|oil day'],
  ['Halloween', 'halloween'],
  ['Thanksgiving', 'thanksgiving|turkey day'],
  ['Christmas', 'christmas|xmas|navidad'],
  ["New Year's", 'new years?(?: eve| day)?'],
  ["Valentine's Day", 'valentines?(?: day)?'],
  ["St. Patrick's Day", '(?:st|saint) (?:patricks?|pattys?|paddys?)(?: day)?'],
  ['Easter', 'easter'],
  ['Memorial Day', 'memorial day'],
  ['Labor Day', 'labou?r day'],
  ['the 4th of July', '(?:4th|fourth) of july|july (?:4th|fourth)|independence day'],
  ['the Super Bowl', 'super ?bowl'],
  ["Mother's Day", 'mothers day'],
  ["Father's Day", 'fathers day'],
]
const OFFER =
  '(?:deals?|sales?|specials?|door ?busters?|discounts?|offers?|promos?|promotions?|savings|cheaper|mark ?downs?|% off|ofertas?|descuentos?|rebajas?|(?:doing|do|got|have|having|planned|planning|running) (?:\\p{L}+ ){0,2}(?:anything|something|special)|doing (?:for|on)|planned)'

/** What is always cheaper, as the shop words it. */
function alwaysOn({ deals }: StoreProfile, language: Language): string[] {
  const always = looseList(deals, 'always')
  return language === 'es' || always.length === 0 ? [] : [`Always on: ${always.join('; ')}.`]
}

/** "What r the black friday doorbusters": offers of a day that the shop has not told of. */
const OFFERS_OF_DAYS: readonly (Affair & { untold: Untold })[] = SPECIAL_DAYS.map(([name, words]) => {
  const named = new RegExp(`\\b(?:${words})\\b`, 'iu')
  return {
    asked: new RegExp(
      `\\b(?:${words})\\b(?: \\p{L}+){0,4} ${OFFER}\\b|\\b${OFFER}(?: \\p{L}+){0,5} (?:${words})\\b`,
      'u',
    ),
    not: /\b(?:open(?:s|ing)?|clos\p{L}*|hours|what time)\b/u,
    told: new RegExp(`(?<!\\$)\\b(?:${words})\\b.{0,60}(?:\\boff\\b|%|\\$|\\bdeals?\\b|\\bsales?\\b|\\bfree\\b)`, 'iu'),
    untold: {
      topic: 'deals',
      say: (profile, language) =>
        named.test(JSON.stringify(profile.deals ?? {}))
          ? null
          : [
              tell(
                language,
                `I don't have any offers for ${name} here; our team can tell you what is planned.`,
                `No tengo aquí ofertas para ${name}; nuestro equipo te dice qué hay previsto.`,
              ),
              ...alwaysOn(profile, language),
            ].join(' '),
    },
  }
})

/** Details of what most shops have, and hardly a profile tells. */
export const UNTOLD_DETAILS: readonly (Affair & { untold: Untold })[] = [
  {
    asked:
      /\b(?:ice|cold|cooling|freezer|gel) ?packs?\b|\b(?:insulated|cooler|thermal) (?:bags?|pouch(?:es)?|box(?:es)?)\b|\bsome ice (?:for|with|so|in)\b/,
    not: /\b(?:deliver\p{L}*|driver|grinders?|bongs?|hash|bubble)\b/u,
    told: /\b(?:ice|cold|cooling|gel) ?packs?\b|\binsulated\b|\bcooler bags?\b/,
    untold: {
      topic: 'store_info',
      say: (_, language) =>
        tell(
          language,
          "I don't know from here whether we have ice packs or cooler bags to go; our team can tell you. What melts does best out of the sun and straight home.",
          'No tengo aquí si hay bolsas frías para llevar; nuestro equipo te lo dice. Lo que se derrite va mejor sin sol y directo a casa.',
        ),
    },
  },
  {
    asked:
      /\b(?:paper|printed|print|digital|electronic|email(?:ed)?|e ?mail(?:ed)?|text(?:ed)?|copy of (?:the|my|a)|another|itemized)(?: (?:me|us|the|my|a|an|out))* receipts?\b|\b(?:do|does|can|could|will|would) (?:you|yall|u|i|we|they)(?: guys)? (?:get|give|print|have|provide|offer|send|text|email)(?: (?:me|us|out|a|an|my|the|any))* receipts?\b|\b(?:dan|me dan|imprimen) (?:el |un )?recibo\b/,
    not: /\b(?:return|refund|exchange|swap|warranty|lost|without|tax(?:es)?|defective|bring back)\b/,
    told: /\be ?receipts?\b|\b(?:paper|printed|digital|emailed)[_ ]receipts?\b|\breceipt[_ ](?:policy|options?|copies)\b/,
    untold: {
      topic: 'store_info',
      say: (_, language) =>
        tell(
          language,
          "I don't know from here how receipts are given, on paper or by e-mail; our team can tell you.",
          'No tengo aquí cómo se dan los recibos, en papel o por correo; nuestro equipo te lo dice.',
        ),
    },
  },
  {
    asked:
      /\b(?:weed|flower|buds?|cannabis|products?|edibles|carts|vapes|concentrates|herb|everything)(?: (?:here|there|actually|even|really|all|lab|state|safety|third|party|properly|get|gets|is|are))* tested\b|\b(?:lab|third party|safety|independently) tested\b|\bdo (?:you|yall|u)(?: guys)? (?:lab )?test (?:your|the|all|any|every)\b|\b(?:esta|estan)(?: \p{L}+){0,3} (?:analizad|probad|testead)[oa]s?\b/u,
    not: /\b(?:drug|me|you tested|urine|job|work|positive|pesticides?|mold|metals|positive)\b/,
    told: /\blab[_ ](?:results?|reports?|binder|tests?|tested|testing)\b|\bcoas?\b|\btesting\b/,
    untold: {
      topic: 'store_info',
      say: (_, language) =>
        tell(
          language,
          'Licensed products are lab tested before sale under the state rules. The label or its QR code leads to the results of that batch (its COA), and our team can show you those of any item.',
          'Los productos con licencia se analizan en laboratorio antes de la venta, según las normas del estado. La etiqueta o su código QR lleva a los resultados del lote (el COA), y nuestro equipo te los muestra.',
        ),
    },
  },
  {
    asked:
      /\btext (?:alerts?|club|list|messages? list)\b|\b(?:newsletter|mailing list)\b|\b(?:texts?|alerts?|emails?|notified|heads up|hear)\b.{0,25}\b(?:drops?|restocks?|new (?:deals?|stuff|products?|strains?)|deals? (?:start|drop|go|hit)|sales? (?:start|drop|hit))\b|\b(?:ping|text|alert|notify|message|e ?mail|dm|buzz|warn|tell|remind|let|hit|shoot|heads up|notified|texted|know|hear|find out)\b(?: (?:me|us|a|know|up|text|message|note|right away|first|to|about it))* (?:when(?:ever)?|as soon as|once|every ?time|each time|the (?:minute|moment|second)|before|of) (?:(?:the|a|an|some|any|your|you|yall|theres?|something|anything|stuff) )*(?:new|fresh|latest|next|drops?|restock\p{L}*|shipments?|deliver\p{L}*|deals?|sales?|get)\b|\b(?:sign up|subscribe|get on|put me on|add me to|join)(?: (?:me|to|for|on|the|a|an|your|some|any))* (?:texts?|alerts?|drops?|notifications?|e ?mails?|list|group chat|updates?)\b|\b(?:drop|restock|deal|sale) (?:alerts?|notifications?|texts?|updates?)\b/u,
    told: /\btext[_ ](?:alerts?|club|list)\b|\b(?:drop|restock|deal|stock|sms|e ?mail)[_ ](?:alerts?|list|texts?|notices?)\b|\bnewsletter\b|\bmailing list\b|\btext \p{L}+ to \d/u,
    untold: {
      topic: 'store_info',
      say: (profile, language) => {
        const page = looseText(profile, 'instagram') ?? profile.website
        return sentence(
          tell(
            language,
            `I have no newsletter or text list here; our team can tell you${page === undefined ? '.' : `, and our page is ${page}`}`,
            `No tengo aquí ningún boletín ni lista de mensajes; nuestro equipo te lo dice${page === undefined ? '.' : `, y nuestra página es ${page}`}`,
          ),
        )
      },
    },
  },
  ...OFFERS_OF_DAYS,
  {
    asked:
      /\b(?:do|can|could|will|would) (?:you|u|yall|they)(?: guys)?(?: \p{L}+){0,2} (?:ship|mail|post|fedex)\b|\b(?:by|through|via) (?:the )?(?:mail|post|usps|ups|fedex|parcel)\b|\bmail ?orders?\b|\b(?:offer|have|got)(?: \p{L}+)? shipping\b|\b(?:por correo|por paqueteria)\b/u,
    not: /\be ?mail|\bmail(?:ing)? list\b|\bmail ?box\b|\breceipts?\b|\bcoupons?\b|\bcorreo electronico\b/,
    told: /\bship(?:s|ped|ping)?\b|\bby mail\b|\bmail ?orders?\b/,
    untold: {
      topic: 'delivery',
      say: ({ delivery }, language) =>
        [
          tell(
            language,
            'No, cannabis may not go by mail or parcel service, and I have nothing here on mailing anything else.',
            'No, el cannabis no puede ir por correo ni paquetería, y aquí no tengo nada sobre envíos de otras cosas.',
          ),
          ...(delivery?.offered === true && delivery.area !== undefined
            ? [sayArea(delivery.area.replace(/\.\s*$/, ''), language)]
            : []),
        ].join(' '),
    },
  },
  {
    asked:
      /\b(?:atm|cash machine|cajero)\b.{0,40}\b(?:\$?(?:5|10|20|50|100)s|(?:5|10|20|50|100) dollar bills?|tens|twenties|fives|fifties|hundreds|(?:small|big|smaller|larger?) bills?|bills|denominations?|limit|max|maximum|most|deposits?|international|foreign|pesos|euros|billetes?)\b|\b(?:limit|max|maximum|most|kind of bills|what bills)\b.{0,30}\b(?:atm|cash machine|cajero)\b/,
    told: /\batm\b.{0,60}\b(?:limit|max|bills?|twenties|up to)\b/,
    untold: {
      topic: 'payment',
      say: ({ payment }, language) =>
        looseText(payment, 'atm_limit') !== null || looseFlag(payment, 'atm_on_site') === false
          ? null
          : [
              ...(looseFlag(payment, 'atm_on_site') === true
                ? [tell(language, "There's an ATM on site.", 'Hay un cajero automático en la tienda.')]
                : []),
              tell(
                language,
                "Which bills it gives, or how much at once, I don't know from here; our team can tell you.",
                'Qué billetes da o cuánto se puede sacar no lo tengo aquí; nuestro equipo te lo dice.',
              ),
            ].join(' '),
    },
  },
  {
    asked:
      /\bhow (?:fast|soon|quick(?:ly)?|long)\b.{0,30}\b(?:drivers?|courier|delivery (?:guy|person|man|dude))\b.{0,24}\b(?:show|shows|come|comes|arrive|arrives|get|gets|here|take|takes|be)\b|\bhow long (?:until|till|til|before) (?:the |my |your )?(?:driver|courier|delivery)\b.{0,16}\b(?:comes?|shows?|arrives?|gets?|here)\b|\bcuanto (?:tarda|demora)n? (?:en llegar )?(?:el|los) (?:repartidor|chofer|conductor)(?:es)?\b/,
    told: NEVER_TOLD,
    untold: {
      topic: 'delivery',
      say: ({ delivery }, language) =>
        delivery?.offered === false ||
        /minut|\beta\b|\bhours? (?:window|or less)|within an hour/i.test(JSON.stringify(delivery ?? {}))
          ? null
          : tell(
              language,
              "How long the driver takes I don't know from here; our team can tell you.",
              'Cuánto tarda el repartidor no lo tengo aquí; nuestro equipo te lo dice.',
            ),
    },
  },
  {
    asked:
      /\b(?:insta(?:gram)?|ig handle|your ig|facebook|fb page|tik ?tok (?:page|account|handle)|twitter|snap ?chat|social (?:media|accounts?|pages?|handles?)|socials)\b(?! (?:post|ad|said|ads|filter)\b)/,
    not: /\b(?:post|film|record|take|pics?|photos?|pictures?|videos?|log ?in|password|my (?:insta\p{L}*|facebook|fb|twitter))\b/u,
    told: /\binstagram\b|\bfacebook\b|\btiktok\b|\bsocials?\b|\btwitter\b/,
    untold: {
      topic: 'contact',
      say: ({ website }, language) =>
        [
          tell(
            language,
            "I don't have a social media account of ours listed here.",
            'No tengo aquí ninguna cuenta nuestra en redes sociales.',
          ),
          ...(website === undefined
            ? []
            : [tell(language, `Our website is ${website}`, `Nuestra página es ${website}`)]),
        ].join(' '),
    },
  },
  {
    asked:
      /\bhow (?:much|well) (?:do|does|are|would|will)(?: (?:you|yall|guys|the|your|a|an))* (?:(?:budtenders?|employees?|staff|workers?|people)(?: (?:there|here|working|who work \p{L}+))* (?:make|earn|paid|get paid|get)|pay(?: (?:your|the|a|an))* (?:budtenders?|employees?|staff|workers?|people|hour))\b|\b(?:hourly|starting) (?:pay|wage|rate)\b|\bwhats? the pay\b|\bhow many (?:people|employees|budtenders|workers|staff)(?: \p{L}+)? (?:work|are employed|do you (?:have|employ))\b/u,
    told: /\b(?:wages?|salary|hourly)\b|\$\d+(?:\.\d\d)? (?:an|per) hour\b|\bteam of \d/,
    untold: {
      topic: 'jobs',
      say: ({ staff }, language) => {
        const jobs = looseText(staff, 'jobs')
        return [
          tell(
            language,
            "I don't have what the team earns or how many work here; our team can tell you.",
            'No tengo aquí cuánto gana el equipo ni cuántos trabajan; nuestro equipo te lo dice.',
          ),
          ...(jobs === null || language === 'es' ? [] : [`For work with us: ${sentence(jobs)}`]),
        ].join(' ')
      },
    },
  },
]
