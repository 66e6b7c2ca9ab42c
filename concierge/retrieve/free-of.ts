/** "no gelatin", "i cant have dairy", "allergic to nuts", "a nut allergy": what is kept out of the body is asked for as a thing that is free of it. */
export function freeOf(food: string): string {
  return `(?:${food}) ?free|(?:${food}) (?:allerg(?:y|ies|ic)|intoleran(?:t|ce))|(?:no|non|without|w o|zero|sin|avoid(?:ing)?|allergic to|allergy to|intolerant (?:to|of)|free (?:of|from)|nothing (?:with|that has|containing)|(?:dont|doesnt|do not|does not|cant|cannot|can not|not|arent|isnt|wont|never) (?:have|has|had|eat|do|want|contain|use|like|include|digest|tolerate|touch|(?:made )?(?:with|from)))(?: (?:any|the|that|added|actual|real|of))* (?:${food})`
}

/** "Cutting sugar", "off sugar": what somebody does without. */
export const CUTS =
  '(?:cutting|cut|quit(?:ting)?|watch(?:ing)?|off|skip(?:ping)?|giving up|gave up|given up|limit(?:ing)?|lay(?:ing)? off)'

/** Nuts by all their names. */
export const NUTS =
  '(?:tree |pea ?|brazil |pine |macadamia )?nuts?|almonds?|hazelnuts?|pecans?|walnuts?|cashews?|pistachios?|macadamias?'
export const DYES = '(?:(?:artificial|food|added) )*(?:dyes?|colou?rs|colou?rings?|red 40)|colorantes'
