/** What was had once tasted or smelled so. */
const TASTED =
  /(?<!\b(?:something|anything|stuff)(?: that| which)?) (?:tasted|smelled|smelt|reeked)(?: \w+ly| just| kind ?of| all| a bit| a lot| too)* (?:like|of) [^,.;!?\n]{2,60}?(?=[,.;!?\n]|\s(?:so|but|and|this time|lol|haha|now|any|got|need|want|she|he|i|we)\b|$)/gi
/** It was to somebody's taste, and is wished for again. */
const LIKED =
  /\b(?:lov(?:e|ed|es|ing)|amazing|delicious|awesome|great|perfect|incredible|yum\w*|fire|bomb|favou?rite|good|nice|(?:i|we|he|she|they) (?:really )?liked|like that|like it|again|more of|same|miss(?:ed|ing)?)\b/i

/** How a part of the body is: "I feel like a joint" is a wish. */
const BODY =
  '(?:hands?|skin|lips?|feet|heels?|face|knuckles|elbows|mouth|throat|head|legs?|back|shoulders?|neck|eyes?|brain|mind|knees?|hips?|body|cuticles|fingers?|house|apartment|room)'
const FEELS = new RegExp(
  `\\b(${BODY}(?:'?s|'?m)?(?: (?:is|are|am|was|were|feels?|felt|looks?|looked|been|being|just|so|all|literally|kind ?of|really|today|lately|dry)){1,4}) like (?:an? |the |some |old |my )*[a-z-]+(?: (?:paper|wood|leather|stone|box|tray|grinder|pipe))?(?![a-z])`,
  'gi',
)

/** The message without what something is only likened to: "tasted like a gas station", "my hands are like paper". */
export function withoutLikened(text: string): string {
  if (!text.includes(' like ') && !text.includes(' of ')) return text
  const said = LIKED.test(text) ? text : text.replace(TASTED, '')
  return said.replace(FEELS, '$1')
}
