import { indexByStarts } from './word-starts.ts'

/** What a message is about. The names are those of the field's question sets. */
export const STORE_INTENTS = [
  'human_handoff',
  'complaint',
  'returns',
  'order_change',
  'order_status',
  'jobs',
  'delivery',
  'pickup',
  'loyalty',
  'deals',
  'payment',
  'tax',
  'id_policy',
  'purchase_limits',
  'consumption_rules',
  'parking',
  'accessibility',
  'store_hours',
  'store_location',
  'contact',
  'store_info',
] as const
export type StoreIntent = (typeof STORE_INTENTS)[number]

export const TALK_INTENTS = [
  'bot_identity',
  'small_talk',
  'out_of_scope',
  'language',
  'cancel',
  'repeat',
  'affirm',
  'deny',
  'unsure',
  'education',
] as const
export type TalkIntent = (typeof TALK_INTENTS)[number]

export type Intent =
  | StoreIntent
  | TalkIntent
  | 'recommend'
  | 'recommend_no_match'
  | 'product_info'
  | 'availability'
  | 'compare'
  | 'clarify'
  | 'multi_intent'

type Cue<T> = { intent: T; cue: RegExp; not?: RegExp }

/** Service and store questions. The order is precedence: the first that fits is the main one, others make the message a double question. */
export const STORE_CUES: readonly Cue<StoreIntent>[] = [
  {
    intent: 'human_handoff',
    cue: /\b(?:talk|speak|chat|connect|connected|transfer|get|put|forward|escalate)(?: me)?(?: through)?(?: on)? ?(?:to|with|me)? ?(?:a |an |some |the |your |real |actual |live |human |store )*(?:person|human|someone|somebody|manager|agent|representative|rep|staff|budtender|owner|employee|supervisor|operator|associate|team member)\b|\b(?:real|actual|live|living|human) (?:person|human|agent|help|being|support)\b(?! or)|\bcall me(?: back)?\b|\b(?:reach|need|want|see|ask for|is there|have) (?:a |an |the |your |some )?(?:manager|supervisor|real person|human|live person)\b|\bsomeone (?:call|reach|contact|text)|\bcustomer (?:service|support|care)\b|^(?:manager|human|agent|representative|operator|staff|person)(?: (?:now|please))?$|\bmanager\b.*\b(?:now|please|here)\b|hablar con (?:una? |algun |el |la )?(?:persona|alguien|human[oa]|gerente|encargad[oa]|empleado|agente)|\bcallback\b|\b(?:can|could|may|let|have|want|need) (?:a |an |some |the |your )?(?:real |live |actual )?(?:human|person|someone|somebody|manager|employee|staff member|team member|budtender) (?:to )?(?:answer|help|call|talk|reply|speak|contact|take over)|\b(?:reach|need|want|get|see|see) (?:a |the |your )?(?:manager|supervisor|owner)\b|parler a (?:quelqu|une personne)|mit einem menschen|falar com (?:uma pessoa|alguem)|人工|\b(?:delete|erase|remove|wipe|close|deactivate|purge|forget)\b.{0,24}\bmy (?:\p{L}+ )?(?:account|data|info(?:rmation)?|details|profile|records?|number|e?mail(?: address)?)\b|\beverything you (?:have|know) (?:on|about) me\b|\bunsubscribe|\bopt(?:ing)? out\b|\b(?:take|remove) me (?:off|from)\b|\b(?:data|info|account) (?:deleted|erased|removed|wiped)\b/u,
    not: /are you (?:a |an )?(?:real|actual|human)|am i (?:talking|speaking|chatting)|is this (?:a |an )?(?:real|human|person|bot)/,
  },
  {
    intent: 'complaint',
    cue: /\b(?:rude|disrespectful|complain(?:t|ts)?|rip ?(?:ped)? ?off|stole(?:n)?|robbed|scam(?:med)?|overcharged?|over charged|charged (?:me )?(?:twice|double|wrong|extra)|double charge[ds]?|duplicate charge|terrible service|bad service|horrible|disappointed|unacceptable|worst|ridiculous|all stems|moldy|mold in|bugs in|dry af|bone dry|wrong (?:item|order|product|strain|thing)|missing (?:an? )?(?:item|product|stuff)|(?:paid for|ordered|bought|charged (?:me )?for|supposed to (?:be|get|have)|picked up)\b.{0,40}(?: and| but| ,)(?: (?:there|it|i|we|the|my|our|bag|box|order|found|see|count(?:ed)?|got|had|has|have|was|were|is|are|came|comes|with))* (?:only|just)(?: (?:got|received|had|has|have|see|found|were|are|was|is|came with))? (?:an?|one|two|three|four|five|six|seven|eight|nine|half|\d+)\b|(?:order|bag|delivery) (?:was |is |came |had |arrived )?(?:[a-z]+ )?(?:missing|wrong|incomplete|short|messed up)|(?:item|stuff|something) (?:was |is )?missing|(?:missing|left out|short) (?:from|of|in) (?:my|our|the) (?:bag|order|delivery|box|package|pickup)|(?:wasnt|werent|isnt|arent|not) in (?:my|our|the) (?:bag|order|delivery|box|package)\b(?! yet)|shorted me|underweight|driver (?:is|was|never|didnt)|driver(?:s)? (?:has |have |just |still )*(?:been )?(?:sitting|parked|waiting|idling|standing)|\b(?:driver|courier|delivery (?:guy|man|dude|lady|person)|your guy)\b.{0,50}\bwont (?:pick ?up|answer|call|come|get out|move)\b.{0,30}\b(?:fix|ridiculous|help|seriously|wtf|unacceptable|now)\b|(?<=^|, |and |please |yall |need to )(?:fix|sort) (?:this|it|that)(?: (?:now|out|please|asap|already))*$|still waiting|waited (?:for )?(?:over |an |two )|never (?:showed|came|arrived|again)|(?:yelled|shouted|screamed|cursed|swore|laughed) at (?:me|us|my)|(?:ignored|insulted|hung up on|lied to) (?:me|us)|(?:i|we) (?:bought|got|purchased|ordered|picked up)\b.{0,40}\b(?:were|was|is|are|came|arrived)\b.{0,20}\b(?:melted|stale|old|dry|dried out|expired|crushed|opened|short|harsh|wet|moldy|bad|stuck|hard|empty|half empty|ruined|spilled|wrong)|terrible experience|bad experience|awful (?:service|experience)|pissed|file a complaint|not happy|unhappy|sucks|queja|mal servicio|grosero|me cobraron (?:de mas|dos veces))\b/,
    not: /what would you|which strain|\b(?:do|does|will|would|am|are|is|if) (?:i|you|u|we|yall|they|it|there)\b(?: \p{L}+){0,2} charged? (?:me |us )?extra/u,
  },
  {
    intent: 'returns',
    cue: /\b(?:(?:can|could|may) (?:i|we) bring back (?:the|my|a|an|this|these|those|some|it|them)\b(?! (?:\p{L}+ )?(?:empt|old|used|tube|jar|containers?))|refund(?:s|ed)?|return(?:s|ed|ing)? (?:it|this|these|that|them|a|an|my|the|something|policy|stuff|products?|items?|unopened|weed|edibles?)|return policy|returns?(?: accepted)?$|(?:can|could|do) (?:i|you) (?:return|exchange|take returns)|exchange(?:s|d)? (?:it|this|policy|a|my|for)|exchange\b|money back|send (?:it )?back|bring (?:it|this) back|take (?:it|this) back|defective|warranty|wrong size|(?:bought|got|purchased|ordered)\b.{0,40}\b(?:unopened|sealed|doesnt fit|didnt fit|wrong)\b|(?:its|is|are|was|came|fits?|runs?) (?:way |a bit |a little |kind of )?too (?:small|big|tight|large|loose)|never (?:been )?(?:worn|used|opened)(?! (?:an?|any|one|this|these|your) )|doesnt (?:hit|work|fire|charge|heat|light up|turn on)|does not (?:hit|work)|wont (?:hit|charge|work|fire|heat|draw|pull|light(?: up)?|turn on|power (?:on|up)|come on)\b|not (?:hitting|working|charging|lighting up)|stopped working|(?:carts?|cartridges?|batter(?:y|ies)|pens?|vapes?|disposables?|pods?)\b.{0,24}\b(?:died|dead|broke|broken|clogged|leak(?:s|ed|ing)?|burnt|burned|defective|kaput|(?:crapped|conked|gave|pooped|tapped|burned) out|quit(?! (?:smok|cig|nic|vap|drink))|stopped (?:hitting|charging|pulling|firing|lighting|heating))|dead battery|broken (?:cart|battery|pen|vape|disposable)|devol(?:ver|ucion|uciones)|reembolsos?|cambiarlo|garantia|rembourse\p{L}*|ruckgabe|umtausch\p{L}*|devolve\p{L}*)/u,
    not: /point|what does .* mean|\b(?:take|taking|turn(?:ing)?|bring(?:ing)?|drop(?:ping)?|recycl\p{L}+|return(?:ing)?|trad(?:e|ing)|collect|want|accept)\b(?: \p{L}+){0,4} (?:empt(?:y|ies)|used(?: up)? (?:carts?|cartridges?|disposables?|pens?|vapes?|jars?|tubes?|batteries|pouches))\b/u,
  },
  {
    intent: 'order_change',
    cue: /\b(?:cancel(?:l?ing)?|change|modify|edit|update|switch|add (?:\p{L}+ ){0,3}to|remove (?:\p{L}+ ){0,3}from|amend)\b.{0,20}\b(?:my|the|an|this|our) (?:\p{L}+ )?(?:order|purchase|delivery|pickup)\b|\b(?:cancelar|cambiar|modificar) (?:mi|el) pedido|placed (?:the|my) (?:wrong )?order wrong/u,
  },
  {
    intent: 'order_status',
    cue: /\b(?:wheres|where is|where are|wheres my|status of|track(?:ing)?|find|check(?: on)?|whats up with|update on)\b.{0,24}\b(?:order|package|delivery|driver|stuff|purchase)\b|order status|order (?:number )?#?\d+|order\b.{0,12}\bstatus|track my|\b(?:my|the) (?:\p{L}+ )?(?:order|delivery|package|purchase|stuff)\b.{0,30}\b(?:ready|arriv\p{L}*|here|late|coming|on its way|shipped|confirmed|gone through|status|taking|yet)\b|\bwhen (?:will|can|should|does|is) (?:i (?:expect|get|receive) )?(?:my|the) (?:order|delivery|package)|\b(?:placed|made|ordered|put in)\b.{0,40}\b(?:ago|yet|heard|haven|order|havent|hasnt|status|arrived)\b|\b(?:order|delivery|driver|package)\b.{0,24}\b(?:s(?:up)?posed to|should ?(?:of|ve|have)|was meant to|was due|said (?:it|he|she|they|youd|you would))\b.{0,24}\b(?:here|come|arrive|been|be|there|by|at)\b|\bdelivery\b.{0,40}\bwhere(?: is|s) (?:it|he|she|my|the driver)\b|is my order|\b(?:driver|courier|delivery (?:guy|man|dude|lady|person|kid))\b.{0,24}\b(?:cant|cannot|can not|couldnt|could not|doesnt|didnt|isnt|wont|never|not)\b.{0,12}\b(?:find|reach|locate|see|get (?:in|here|to|through|past)|here|answer\p{L}*|call\p{L}*|pick(?:ing)? up|mov(?:e|ing)|show\p{L}*|buzz\p{L}*|come|came)\b|\b(?:driver|courier)\b.{0,12}\b(?:lost|(?:at|to|in) the wrong|passed|drove (?:by|past|off|away)|left without|stuck)\b|\b(?:cant|cannot|couldnt|how do i|how can i) (?:reach|call|find|contact|text|see|get (?:a )?hold of) (?:the|my|your|our) (?:driver|courier|delivery (?:guy|man|dude|lady|person))\b|donde esta mi pedido|mi pedido|estado de(?:l| mi) pedido|ou est ma commande|wo ist meine bestellung|(?<!how (?:quick|fast|soon|long) .{0,20})(?<!\b(?:an?|place|make|do|for) )online order|haven?t (?:gotten|received) my/u,
    not: /order (?:online|ahead|in advance)|how do i order|can i (?:place|make|put)|cancel/,
  },
  {
    intent: 'jobs',
    cue: /\b(?:hiring|job(?:s)?\b(?! site)|careers?|work (?:(?:for|at|with) (?:you|there|here|your)|there|here)\b|get a job|apply (?:for|to) (?:a |work|be)|(?:hourly|starting) (?:pay|wages?|rates?|salary)|wages?|salar(?:y|ies)|how much (?:do|does|would) (?:you |yall |it |a |an )?(?:pay (?:your |the |a )?(?:budtenders?|staff|employees?|workers?|drivers?|people|crew)|(?:budtenders?|drivers?|cashiers?) (?:make|earn|get paid))|what (?:do|does) (?:your |a |the )?(?:budtenders?|drivers?|cashiers?) (?:make|earn|get paid)|pay (?:like )?(?:for|of) (?:a |your |the )?(?:budtenders?|cashiers?|employees?)|employment|open positions?|job openings?|(?<!\b(?:write|edit|fix|proofread|improve|review|update|format|draft|make)(?: (?:me|my|a|the|up|up a|up my))* )resume|trabajar (?:con|para|ahi|aqui|en la tienda)|empleos?|estan contratando|contratando|vacantes?)\b/,
    not: /\b(?:card|id|license|licence|passport|coupon|code|discount|points|app|debit|credit)s?\b.{0,24}\bwork (?:there|here|at|with|for)\b|\b(?:at|to|near|from|after|before) (?:my|his|her|our|their) job\b|my job (?:is|site|its)|good job|nice job/,
  },
  {
    intent: 'delivery',
    cue: /\b(?:(?:order |delivery |spend )?minimum\b(?! (?:age|thc|dose|wage|potency|strength))|deliver(?:y|ies|s|ed|ing)?|drop (?:it )?off|bring (?:it|them|stuff|that|my order) (?:over |out )?to (?:me|my|\d{5})|ship(?:ping|s|ped|ment)?\b|(?:to|at) my (?:house|home|place|apartment|apt|door|doorstep|address|office|work)\b|come to (?:me|my|us)|(?<!(?:what|which|who) )(?:do|can|will|would|could) (?:you|yall)(?: guys)? (?:bring|drop|come|run|take)(?: it| them| stuff| my order| my stuff| anything| orders)?(?: out| over| off)? to\b|(?<![#$\d])\d{5}\b(?! (?:points|dollars))|(?:entregas?|entregan|entrega)\b|domicilio|envian a|reparto|hacen envios|livr\p{L}+|lieferung|liefern|liefert|entregam)\b|送货|外送/u,
    not: /driver (?:is|was)|\bmy delivery\b|delivery driver (?:jobs?|position)|^(?!.*\b(?:deliver|bring|ship|drop|driver|order)).*\b(?:locals?|residents?|neighbou?rs?) (?:price|pricing|rate|deal|discount|special)|^(?!.*\b(?:fees?|cost|free|minimum|zip|area|do you deliver)\b).*(?:\bdeliver(?:y|ies) (?:orders? )?(?:promos?|discounts?|specials?|coupons?|offers?|deals?|codes?|perks?)\b|\b(?:promos?|discounts?|coupons?|deals?|specials?|codes?|offers?|% off|anything off|something off|money off)\b.{0,20}\b(?:on|for|with|of) (?:my |your |the |a |an )?(?:(?:first|1st|next) )?deliver)/,
  },
  {
    intent: 'pickup',
    cue: /\b(?:pick ?(?:it |them |this |that |my order )?up\b(?! line)|curbside|drive (?:thru|through|up)|order (?:ahead|online|in advance)|online order(?:ing)?|in store pickup|click and collect|reserve (?:online|it|an? )|(?:reserved|on hold)\b.{0,80}\b(?:still|hold|keep|have (?:it|them|those))\b|hold (?:it|them|an item|something|(?:an? |my |the )?orders?)|how (?:long|many (?:days|hours))\b.{0,16}\b(?:you|u|yall|ya|they|shop|store|it|order|bag|stuff|pickup)\b.{0,16}\b(?:keep|hold|save|set|held|kept|sit|stay|good|wait)\b.{0,24}\b(?:orders?|bags?|pick ?ups?|for me|aside|behind the counter|on the shelf|before (?:it|they|you) (?:go|goes|put|get|gets|cancel|restock))|(?:goes|put|gets?|go|going) back on the shel(?:f|ves)|(?:orders?|bag|pick ?up) (?:expires?|times? out|auto cancels?)|recoger|para llevar|preorder|pre order|place (?:an )?order|(?:when|whens|how (?:long|soon|fast|quick))\b.{0,40}\b(?:ready|prepped|prepared|bagged|picked up)|(?:order|buy|pay|reserve)\b.{0,24}\b(?:grab|get|collect|come|pick)\b.{0,16}\b(?:later|after|tonight|tomorrow|today)|how (?:do|can) i (?:buy|order|get) (?:it|this|that|one|them|these))\b/,
    not: /pick me up|\b(?:lost|leaves? behind|left behind|forgotten)\b|how long\b.{0,30}\b(?:keep|stay|last)s? (?:fresh|good|potent)|(?:should|could|would|do|can|to|id|ill|ima|lemme|gotta) (?:i |we )?pick up (?:something|some|a|an|for|anything)|(?:what|which|something|anything)\b.{0,40}\bpick up/,
  },
  {
    intent: 'loyalty',
    cue: /\b(?:(?:points|pts)\b(?! of)|loyalty point|point (?:balance|system|program)|rewards?|loyalty|members?hip|your club|(?:the|your) (?:\p{L}+ )?club|birthday (?:deal|discount|gift|reward|month|perk|treat|bonus)|(?:my|its my|its|a) birthday|puntos|recompensas|lealtad|cumpleanos|redeem|punch card|treuepunkte|fidelite)\b/u,
    not: /birthday (?:party|gift for|present)|gift for|sticking point|price point/,
  },
  {
    intent: 'deals',
    cue: /\b(?:deals?|discounts?|promos?|promotions?|coupons?|(?<!\b(?:needs?|takes?|requires?) (?:an? |any |some )?)specials?|(?:day|night) for (?:the )?(?:locals|seniors|veterans|vets|students|patients|residents|industry|neighbou?rs|ladies|teachers|nurses)|(?:locals?|residents?|patient|industry|student|ladies|senior|veterans?) days?\b|(?:locals?|residents?|neighbou?rs?|employee|industry|senior|student|military|veterans?) (?:price|pricing|rate|deal)s?|bogo|happy hour|price ?match(?:ing)?|stack(?:ing|ed)?|(?:any|whats|what is|the|a|your|is there a|having a|storewide|flash|weekly|daily|current|big) (?:\p{L}+ ){0,2}sales?\b|sale (?:right )?(?:now|today|on)?$|veterans?|military|seniors?|old(?:er)? (?:folks?|people|timers?|guys|ladies|heads)|elderly|retire[ed]s?|student discount|(?:my|our|its my|im a|1st|the)? ?first time (?:here|visiting|coming|shopping|at your|in your|with you)|first ?time (?:customer|patient|buyer|shopper|visitor|visit|discount|deal)|first visit|(?:never (?:been|shopped|ordered|bought)|new (?:here|guest|customer|shopper)|newbies?|newcomers?|first timers?)\b.{0,40}\b(?:off|save|love|break|perks?|cheaper|welcome)\b|new (?:customer|patient|member) (?:deal|discount|special|offer)|\p{L}+ off today|percent off|\d+% (?:thing|one|offer)\b|(?:deal|sale|promo|thing|special) (?:still )?(?:on|going on|running|happening|good)\b|(?:anything|something|money|dollars|\d+%|knocked) off\b(?! the)|army|navy|marines?|first responders?|teachers?|nurses? discount|(?:get|give|any|cut)(?: me| us| a| any)* break\b(?! (?:in|from|up))|(?:cut|give) me a deal|(?:\d+|age|aged|turning|older|retired|retiree|senior)\b.{0,24}\b(?:a break|any break|money off|knock)|(?:anything|something) (?:going on|happening|special|good going)(?: (?:today|tonight|this week|right now|tomorrow|on \p{L}+))?$|how much off|(?:anything|something|whats|what is|what|got|deal) (?:good|nice|special|cheap|going|goes|cooking|up) (?:on (?:on )?|for |this |next )?(?:a )?(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)|(?:bring|brings|bringing|refer|referring|send|sending|get|talk)(?: in| over)? (?:my|a|some|another|two|2|few) (?:\p{L}+ )?(?:friends?|budd(?:y|ies)|pals?|roommates?|room mates?|cousins?|coworkers?|co workers?|neighbou?rs?|bro|brother|sister|boyfriend|girlfriend|wife|husband|mom|mother|dad|partner|people)(?: in| along| with me| over| here)?\b.{0,30}\b(?:what (?:do|would|can|will) (?:i|we) get|get (?:anything|something|money|credit|points|a )|(?:do|will|would|can) (?:i|we) get|for it|credit|reward|bonus|perks?)|what (?:do|would|can|will) (?:i|we) get\b.{0,20}\b(?:bring|refer|send)|(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)\b.{0,20}\b(?:gets? (?:me|us)\b|(?:what (?:do|would|will) (?:i|we) get|any cheaper|save me|cheaper))|\b(?:gets? (?:me|us)|what (?:do|would|will) (?:i|we) get|any cheaper|cheaper)\b.{0,30}\b(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)|\boff if (?:i|we)\b|(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?(?: \p{L}+)? (?:thing|specials?|offers?|promo)\b|save (?:me )?(?:some )?money|savings|savings|ofertas?|descuentos?|promocion(?:es)?|rebajas?|angebote?|rabatt|desconto|promocoes|remise|reduction|promotions)\b|打折|优惠|折扣/u,
    not: /\b(?:cost|price|prices?|pay|was (?:it|this|that)|is (?:it|this|that)|sells? for|go(?:es)? for|run)\b.{0,24}\b(?:before|without|prior to|minus|not counting) (?:the|that|this|any|your) (?:sale|discount|deal|markdown|promo|special)s?\b|\b(?:veterans?|memorial|labor|presidents|columbus|mothers|fathers|valentines|indigenous peoples) day\b(?!.*\b(?:deals?|discounts?|specials?|off|sales?|promos?|free|offers?|bogo|cheaper|anything|something)\b).*\b(?:open|close[ds]?|closing|hours?|there|around|working|what time|here)\b|\b(?:take|taking|turn(?:ing)?|bring(?:ing)?|drop(?:ping)?|return(?:ing)?|trad(?:e|ing)|recycl\p{L}+)\b(?: \p{L}+){0,4} (?:empt(?:y|ies)|used(?: up)? (?:carts?|cartridges?|disposables?|pens?|vapes?|jars?|tubes?|batteries|pouches))\b|sales tax|\bdeal with\b|delivery fee|no big deal|big deal|good deal of|dealing/u,
  },
  {
    intent: 'payment',
    cue: /\b(?:pay(?:ment|ments|ing)?\b(?! attention| (?:(?:any|no|much|a lot|way|too much)? ?(?:more|less)(?: than)?|that much|too much|a lot|(?:over|under|above|below|up to|at most|max|around|about|like) \$?\d+(?! ?%))\b)(?<!\b(?:most|least|how much)(?: (?:would|will|should|do))?(?: (?:id|ill|i|we|wed|you|youd|people))?(?: (?:would|will|can|could|have to|gonna|going to|ever))* pay)(?<!\b(?:(?:happy|willing|trying|looking|down|ready) to|id|i would|i can|ill|i will|we can|we would) pay(?= \$?\d))|canpay|(?<!(?:what|which) )(?:do|can|will|would) (?:you|i|we)(?: guys)? (?:accept|take|use)\b(?! (?:any )?(?:more|another|a second|a third|two|too))|cash(?! ?in\b)|credit|debit|cards?\b(?! game)|apple ?pay|google ?pay|venmo|cash ?app|zelle|paypal|crypto|bitcoin|ebt|atms?|cash machines?|visa|master ?card|amex|american express|discover card|checks\b(?= )|tips?\b(?= (?:the|my|you|budtender|staff|allowed|expected|required))|tip (?:the|my|you)|tipping|efectivo|tarjetas?|pagar|pago|aceptan|cajero|propina|zahlen|bezahlen|kreditkarte|carte (?:bancaire|de credit|bleue)|payer|cartao|pagamento)\b|支付|付款|信用卡/,
    not: /\b(?:greeting|birthday|thank you|get well|christmas|valentines?|playing|trading|baseball|pokemon|sim|report|post|rolling|wild) cards?\b|\btax(?:es)?\b.{0,60}\b(?:what|price|how much|total)\b.{0,24}\bpay|\b(?:train|bus|subway|metro|exit|highway|passport|idnyc)\b|\btake (?:the|a|an) (?:light rail|rail|tram|trolley|streetcar|ferry|shuttle|uber|lyft|cab|taxi|bart|amtrak)\b|\bcard (?:everyone|everybody|people|me at|at the door)|how (?:do|can|should|would) (?:i|you|we|one) use|tax(?:es)?\b.{0,12}\bpay|\bpay\b.{0,15}\btax|need an? card\b(?!.{0,12}\bpay)|(?:med(?:ical)?|mmj) (?:marijuana )?(?:cards?|patients?)|gift cards?|id card|state card|points|pts|rewards|filter tips?|pay(?:ing)? (?:for |to )?park(?:ing)?|pay at (?:the )?(?:register|checkout|counter|till)|library card|membership card|loyalty card|patient card|business card|charged (?:me )?(?:twice|double)/,
  },
  {
    intent: 'tax',
    cue: /\b(?:pay at (?:the )?(?:register|checkout|counter|till)|(?:final|total) (?:price|cost) (?:at|with|after|including)|tax(?:es|ed)?|impuestos?|out the door|otd|steuer|taxe)\b/,
    not: /\b(?:do|file|doing|filing|prepare|help with) (?:my|our|your) tax|tax (?:return|refund|season|advice)/,
  },
  {
    intent: 'id_policy',
    cue: /\b(?:idnyc|card (?:everyone|everybody|people|me at|at the door)|ids?\b|i\.d\.|identification|identity|driver'?s? licen[cs]e|licen[cs]e|passports?|med(?:ical)? (?:marijuana )?(?:cards?|certs?|certificat\p{L}*|papers?|paperwork|patients?|only)|mmj|patients?\b(?= .{0,20}(?:come|buy|shop|allowed|in\b|age|old)|,)|patient card|(?:come|go|get) (?:in|inside|along) with (?:me|us)|wait inside|\d\d (?:yr|year)s? old|how old (?:do|must|does)|(?:have|need|got) to be (?:\d\d|a certain age|an? adult)|must i be|out of (?:state|country)(?:er|ers)?|out of town(?:er|ers)?|(?:another|different|other) (?:state|country)|non ?residents?|residen(?:t|ts|cy)|tourists?|foreigners?|(?:can|could|may) (?:i|we|he|she|they|my \p{L}+) (?:even |legally |actually )?(?:buy|purchase|shop)(?: (?:here|there|weed|at your (?:store|shop|place)|from you|without|if|as|being|even|with an? \p{L}+ (?:id|license)).*)?$|(?:allowed|eligible|able) to (?:buy|shop|purchase|come in|enter|get in)(?! more)|age (?:limit|requirement|minimum|restriction)|minimum age|legal age|old enough|(?:bring|take|come with) (?:my |a |our )?(?:kids?|child(?:ren)?|baby|son|daughter|toddler|infant)|(?:kids?|child(?:ren)?|baby|minors?|sons?|daughters?|toddlers?|infants?) (?:can |also |too )*(?:allowed|inside|come|wait|be|stay|sit|hang|go in|in the (?:store|lobby|shop))|need an? card\b(?!.{0,12}\bpay)|(?:what|which)\b.{0,24}\b(?:need|needs|have|has|got|gotta|supposed) (?:to )?(?:show|bring|present)(?: (?:you|yall|with (?:me|us|her|him|them)|along|at (?:the|your) (?:door|counter|store|shop)|to (?:get in|buy|shop|enter|come in)))*$|consular|matriculas?|(?:entrar|pasar|ir|venir|llevar|traer|voy|ingresar|acompanar\p{L}*)\b.{0,24}\b(?:bebes?|hij[oa]s?|nin[oa]s?|menor(?:es)?|sobrin[oa]s?)|(?:nin[oa]s|menores|bebes|hijos)\b.{0,24}\b(?:entrar|permitid[oa]s?|permiten|pueden|dentro|tienda)|se permiten (?:nin[oa]s|menores|bebes)|identificacion|pasaporte|licencia|edad minima|ausweis|reisepass|passeport|piece didentite|identidade|passaporte)\b|身份证|护照/u,
    not: /business licen[cs]e|how (?:much|many)\b|(?:open|close|hours|till|until|at \d)|idea|licensed (?:store|dispensary)/,
  },
  {
    intent: 'purchase_limits',
    cue: /\b(?:purchase limit|buying limit|daily limit|legal limit|limits?\b(?= (?:on|per|for|to|a day|how|$))|limit(?:s)?$|(?:max(?:imum)?|most|limit|how (?:much|many))\b.{0,40}\b(?:can|may|could|allowed)\b.{0,25}\b(?:buy|purchase|take home|walk out with|possess|carry)|how much (?:can|may|could|am i allowed|is (?:someone|one) allowed)(?: i| we| you| to| one)? ?(?:to )?(?:buy|purchase|get|have|carry|possess)|how many (?:\p{L}+ )?(?:can|may) (?:i|we|you) (?:buy|purchase|get|have)|max(?:imum)? (?:amount|purchase|i can (?:buy|get))|most i can (?:buy|get)|cuanto puedo comprar|limite de compra|allowed to (?:buy|purchase|possess|carry))\b/u,
    not: /delivered|\$?\d+ (?:or (?:less|under)|tops|max)\b|(?:under|below|less than) \$?\d+|for \$?\d+|my (?:\p{L}+ )?limit is|\d ?(?:dollars |bucks )?(?:is|s|was|would be|being)(?: (?:about|like|really|kind of|still))* (?:my|our|the) (?:\p{L}+ )?limit|(?:\$\d+|\d (?:dollars?|bucks))(?: \p{L}+)? limit|thats (?:my|our|the) (?:\p{L}+ )?limit|(?:my|our|an?) (?:\p{L}+ )?limit (?:of|at) \$?\d|(?:price|money|spending|budget) limit|(?:joints|prerolls?|blunts|bowls|hits|puffs|sessions)\b.{0,30}\b(?:from|out of|in|with) (?:an?|one)\b/u,
  },
  {
    intent: 'consumption_rules',
    cue: /\b(?:(?:smok(?:e|ing)|consum(?:e|ing)|vap(?:e|ing)|light(?:ing)? up|us(?:e|ing) it|tok(?:e|ing)|eat it|dab(?:bing)?|get high)(?: it| this| weed| here)? (?:on ?site|in (?:the |your )?(?:store|shop|parking lot|lot|car|public|park)|here|inside|outside|on the (?:street|beach|sidewalk)|there\b|at your (?:store|shop|place)|at the (?:park|beach|hotel))|(?<=\b(?:(?:can|may|could) (?:i|we|you|u|people|someone|one|folks|my \p{L}+)|allowed|(?:legal|ok|okay|cool|fine|alright|illegal|in trouble|ticketed)(?: if i| if we| to| for| i| we))\b.{0,16})(?:smok(?:e|ing)|light(?:ing)? (?:up|one)|spark(?:ing)? (?:up|one|it)|puff(?:ing)?|tok(?:e|ing)|vap(?:e|ing)|blaz(?:e|ing)|hit(?:ting)? my (?:pen|vape|cart))(?: (?:up|it|this|that|one|weed|some|my|a|an|joint|pen|vape|preroll|blunt|just|right|out|outside))* (?:on|at|in|by|near|along|while on|aboard) (?:(?:the|a|an|your|my|our|any|that) )?(?:\p{L}+ )?(?:trains?|subway|bus|buses|platforms?|stations?|bus stop|stop|bench|boardwalk|pier|trails?|campgrounds?|campsites?|ferry|planes?|street|sidewalk|patio|stadium|ballpark|campus|river ?walk|boat|lake|woods|plaza|square|airport|bars?|restaurants?|hotels?)\b|on ?site consumption|consumption lounge|smoking lounge|lounge|public consumption|legal to (?:smoke|consume|have)|fumar (?:aqui|en (?:la tienda|publico|la calle))|smoke anywhere|where can i smoke)\b/u,
  },
  {
    intent: 'parking',
    cue: /\b(?:(?:sleep|camp|stay|crash|nap|rest|boondock|spend the night|leave|fit|pull|keep)\b.{0,40}\b(?:your|the) lot\b|(?:sleep|camp|crash|leave|keep|stay in)\b.{0,24}\b(?:cars?|trucks?|semi|vans?|rv|rig|camper|trailer|motorhome)\b.{0,24}\b(?:overnight|all night|in your|at your|there|here)|(?:trucks?|cars?|rvs?|vans?|rig|camper|trailer|semi)\b.{0,20}\bovernight|(?:sleep|camp|stay|leave)\b.{0,24}\bovernight|park(?:ing)?(?: lot| garage| spot| spaces?)?|estacionamiento|estacionar|aparcar|aparcamiento|parcheggio|estacionar|garage|valet|rv (?:parking|space|spot)|where (?:do|can|should) (?:i|we) park|stationnement|parken|parkplatz\p{L}*)\b|停车/u,
    not: /park (?:st|street|ave|avenue|slope)|smoke in (?:the|a) park|walk in the park|(?:to|at|in) the park\b/,
  },
  {
    intent: 'accessibility',
    cue: /\b(?:wheel ?chairs?|accessible|accessibility|disab(?:led|ility)|handicap(?:ped)?|ramp|step free|elevator|service (?:dog|animal)s?|(?:my|a|our|bring|any) (?:dog|dogs|doggo|doggy|doggie|pooch|pup|pups|pet|pets|puppy|puppies|fur ?baby|cat|kitty|emotional support animal)(?: in| inside| with| allowed| friendly)?|(?:can|may|could|is) (?:my|our) (?!friend|buddy|wife|husband|girlfriend|boyfriend|mom|dad|kid|son|daughter|brother|sister|cousin|roommate|partner|child|baby|order|card|id|license)\p{L}+ (?:come|be|go|wait|hang out|stay) (?:in|inside|with me|along|here|there)\b|pet friendly|(?:dogs?|pups?|puppies|cats?|pets?) (?:allowed|friendly|welcome|ok|okay|fine|cool|permitted)|silla de ruedas|mascotas?|perro|accesible|sign language|hearing|braille|deaf|low(?:er|ered)? counters?|(?:any|are there|have|has|got|use|climb) (?:any )?(?:stairs|steps)|automatic doors?|mobility scooters?|crutches|rollstuhl\p{L}*|fauteuil roulant)\b/u,
    not: /ate my|my dog ate|ate (?:a|an|my|some)|for my (?:dog|cat|pet)|(?:give|dose) my|hot dog|snoop/,
  },
  {
    intent: 'store_hours',
    cue: /\b(?:(?:day|eve|christmas|thanksgiving|halloween|easter|juneteenth|4th|fourth|holidays?)(?: ,)? (?:are |r |will |is )?(?:you|u|yall|ya|anyone|somebody|anybody)(?: guys| be| all)* (?:there|around|in|working|here)|(?:is|are) there (?:an? |any |usually an? )?(?:long |big )?(?:lines?|wait)\b(?! of)|(?:get|come|be|arrive|make it|stop|swing|show up|roll up|pull up)\b.{0,20}\b(?:at|by|before|after|around) \d{1,2}(?::\d\d)?(?: ?(?:am|pm))?\b(?! (?:main|street|st|ave|dollars))|(?<!(?<!(?:look|looking|ask|asking|call|calling|check|checking|number) )for )hours?\b(?! ago)|open(?:s|ed)?\b(?! (?:box|the|it|a|my|mind|package))|opening|clos(?:e|es|ed|ing)\b(?! to\b| but\b| match| enough| second)|what time|how late|until when|till when|last call|last (?:sale|entry)|busiest|busy|crowded|(?<!\bfor (?:(?:an?|my|the|our|some|those|your) )?)(?:(?:quiet|calm|slow)(?:er|est)?|less (?:busy|noisy|loud|hectic)|(?:low )?sensory(?: friendly)?) (?:times?|hours?)|(?:quietest|calmest|slowest|least busy) days?|(?:when|whens|what time)(?: (?:is|are|it|its|the|you|yall|shop|store|place|usually|in|there|does|get|gets|things?))* (?:quiet|calm|slow|empty|dead)(?:er|est)?|(?:menos|poca) gente|mas tranquil[oa]|(?:be|is|it|get|gets|getting|so|super|too|really|how|yall|you) (?:packed|slammed|swamped|mobbed)|horarios?|abren|abre|cierran|cierra|abierto|abierta|abiertos|cerrado|hasta que hora|ouverts?|ouvert|fermez|fermeture|geoffnet|offnungszeiten|schliess\p{L}+|(?:habt|macht) ihr .{0,24}\b(?:auf|zu)$|\p{L}+day (?:auf|zu)$|wann|aberto|abrem|fecham|horario de|aperti|chiudete)\b|几点|营业|开门|关门|开吗/u,
    not: /\bwhat year|\bwhen (?:did|was|were) (?:you|yall|the|this|your)(?: \p{L}+){0,2} (?:first )?(?:open|opened|start|started|founded)\b|how long (?:have|has) (?:you|yall|the|this|your)|(?:something|anything|whats|pretty|as|so|too|really|very|get|gets|come|comes|that|thats|is) close(?:r|st)?\b(?! (?:at|today|tonight|on|early|now|soon|yet|for))(?!$)|what (?:[a-z]+ )?is close to|how (?:long|many hours)|hours? (?:after|before|later|to kick|does)|happy hour|open(?: a| an)? (?:minded|account)|closest|last(?:s)? \d+ hours|driv(?:e|ing)|within \d+ hours?|for \d+ hours?|\d+ hours?|an hour|high for/u,
  },
  {
    intent: 'store_location',
    cue: /\b(?:(?:which|what) (?:train|bus|subway|metro|exit|stop)|(?:take|catch|ride|hop on) (?:the|a|an) (?:train|bus|subway|metro|shuttle|trolley|tram|ferry|streetcar|(?:light |commuter )?rail|uber|lyft|cab|taxi)|light rail|streetcar|\b(?:shuttle|trolley|tram)\b|by (?:train|bus|subway)|walk(?:able|ing)?(?: distance)? from (?:the )?(?!here|my)|commuter rail|train station|subway (?:stop|station)|where (?:are|r|is|you|do)(?: (?:you|u|ya|the|your|this|guys|yall))*(?: (?:guys|all|at|located|store|shop|place|dispensary|based|location))*$|where (?:are|is) (?:you|the (?:store|shop|dispensary)|your (?:store|shop|dispensary|place))|wheres (?:the|your|this) (?:shop|store|place|dispensary|location)|address|located|location|directions?|how (?:do|can|would) (?:i|we|you) (?:get|find) (?:there|to you|to the (?:store|shop)|you)|how far|cross streets?|where (?:do|should|would) (?:i|we) (?:turn|exit|get off)|(?:do|should) (?:i|we) (?:turn|go|hang|take a) (?:left|right)|(?:left|right) (?:turn )?or (?:a )?(?:left|right)|(?:coming|driving|heading|headed|riding) (?:up|down|from|in|off|along|over|on|north|south|east|west)\b.{0,40}\b(?:turn|exit|where|which (?:way|road|street|exit|side)|how do i)|what (?:street|city|town|part of town)|near(?:est)? (?:train|bus|station|subway)|bus stop|landmark|what does (?:your|the) (?:place|store|shop|building|dispensary) look like|from (?:the )?outside|how (?:will|do|would) i (?:recognize|spot|find) (?:it|you|the)|what are you (?:near|next to|close to)|map|gps|donde (?:estan|esta|queda|quedan|se encuentran|es)|direccion|ubicacion|ubicad[oa]s?|como llego|ou (?:etes|se trouve)|adresse|wo (?:seid|sind|ist)|onde (?:fica|voces|e)|endereco|dove siete)\b|地址|在哪/,
    not: /where (?:are|is) my|order|e ?mail address|where do i (?:store|put)|where can i (?:smoke|find)|closest mcdonald/,
  },
  {
    intent: 'contact',
    cue: /\b(?:phone(?: number)?|telephone|e ?mail|contact(?: info| you| us| number)?|call you|reach you|text you|your number|(?:store|shop) number|website|web site|web ?(?:page|address)|homepage|urls?|link (?:to|for) (?:the|your|ur) (?:\p{L}+ )?(?:menu|shop|store|site)|just text|text (?:yall|ya|u|someone)|(?:can|could|may) (?:i|we) (?:just |also )?text|instagram|social media|facebook|telefono|correo|numero de (?:la tienda|telefono)|llamar(?:les|los)?|telefonnummer|telefone|numero de telephone|fax|whats ?app|landline|get (?:a )?hold of)\b|电话/u,
    not: /on my phone|pic(?:ture)? .* phone|phone charger|my phone|order number/,
  },
  {
    intent: 'store_info',
    cue: /\b(?:what year (?:did|was|were)|when (?:did|was|were) (?:you|yall|the|this|your)(?: \p{L}+){0,2} (?:first )?(?:open|opened|start|started|founded|established)|how long (?:have|has) (?:you|yall|the|this|your)(?: \p{L}+){0,2} been|bath ?rooms?|rest ?rooms?|toilets?|wi ?fi|gift ?(?:cards?|certificates?)|speak (?:spanish|french|chinese|english|mandarin|portuguese|german|creole|russian|vietnamese|korean|\p{L}+ish|\p{L}+ese)|habl(?:a|an)(?: \p{L}+){0,2} (?:espanol|ingles)|languages?\b(?= (?:do|are|spoken))|what languages|bano|banos|tarjetas? de regalo|ev charg\p{L}*|whens? (?:is |are |will |does |do )?(?:it|they|that|those|these|you) .{0,16}(?:back|restock\p{L}*|more in)|restock (?:date|day)|next (?:drop|shipment|restock)|recycl\p{L}*|dispose of|throw(?:ing)? (?:away|out) (?:my|an?|the|old)|(?:take|taking|turn(?:ing)?|bring(?:ing)?|drop(?:ping)?|return(?:ing)?|trad(?:e|ing)|collect|want|accept|anything for|something for|credit for|do with)\b(?: \p{L}+){0,4} (?:empt(?:y|ies)|used(?: up)? (?:carts?|cartridges?|disposables?|pens?|vapes?|jars?|tubes?|batteries|pouches))|(?:text|sms|e ?mail|mailing)(?:ing)? (?:list|alerts?|club|updates?|notifications?|blasts?)|news ?letters?|trade ?ins?|charging station|bike rack|who owns|(?:black|woman|women|locally|family|minority|veteran) owned|what kind of (?:store|dispensary|place)|medical or rec(?:reational)?|recreational (?:or|store|only|dispensary)|(?:rec|recreational|medical) (?:dispensary|only|store)|sell to (?:rec|recreational|medical)|about (?:your|the|this) (?:store|shop|dispensary)|licensed)\b/u,
  },
]

const cuesIn = indexByStarts(STORE_CUES.map(({ cue }) => cue))

export function storeIntentsOf(plain: string): StoreIntent[] {
  return cuesIn(plain)
    .flatMap((at) => STORE_CUES[at] ?? [])
    .filter(({ not }) => !(not?.test(plain) ?? false))
    .map(({ intent }) => intent)
}
