/** "What is a good indica": one is to be had, whatever an indica is. */
export const GOOD_ONE =
  /^(?:(?:so|and|but|ok|okay|hey|hi|wait) )*what(?:s| is| are) (?:(?:an?|the|your|some|really|guys) )*(?:nice|good|best|decent|great|favou?rite|popular|solid|fire|top|cool|fun|tasty|cheap|strong|mild)\b/

/** "What is a moon rock": the kind is asked about, though a product may be called so. */
export const WHAT_IS_A =
  /^(?:(?:so|and|but|ok|okay|hey|hi|wait) )*(?:what(?:s| is| the heck is| exactly is)|define|explain) (?:exactly )?an? (?!good\b|great\b|nice\b|cheap\b|strong\b|solid\b|decent\b|mild\b)\p{L}+(?: \p{L}+)?$/u

/** "How do i use a cart, never had one": how it is done is asked, and no first one wished for. */
export const HOW_USED =
  /\bhow (?:do|does|to|should|would|can)(?: (?:i|you|we|one|people|it|this|these|an?|the|actually))* (?:use|work|hold|inhale|hit)\b/
