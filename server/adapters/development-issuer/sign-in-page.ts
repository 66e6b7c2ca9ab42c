export type DemoPerson = { email: string; firstName: string; lastName: string; role: string; tenantName: string }

/** The development issuer's own page: pick a demo person, or be anyone. Plain HTML, no script. */
export function renderSignInPage(action: string, people: readonly DemoPerson[]): string {
  const target = escapeHtml(action)
  const buttons = people.map((person) => personForm(target, person)).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Development sign-in</title><style>${STYLE}</style></head><body><main>
<h1>Development sign-in</h1>
<p>This page stands in for your identity provider. It never runs in production.</p>
${buttons}
<form method="post" action="${target}" class="other"><h2>Someone else</h2>
<label>E-mail <input name="email" type="email" required autocomplete="off"></label>
<label>First name <input name="firstName" autocomplete="off"></label>
<label>The address is <select name="verified"><option value="true">verified</option><option value="false">not verified</option></select></label>
<button>Continue</button></form></main></body></html>`
}

function personForm(target: string, person: DemoPerson): string {
  const field = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`
  const name = [person.firstName, person.lastName].filter((part) => part !== '').join(' ') || person.email
  return `<form method="post" action="${target}">${field('email', person.email)}${field('firstName', person.firstName)}${field('lastName', person.lastName)}
<button class="person"><strong>${escapeHtml(name)}</strong><span>${escapeHtml(person.role)} · ${escapeHtml(person.tenantName)}</span><small>${escapeHtml(person.email)}</small></button></form>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0;display:grid;place-items:center;min-height:100vh;padding:16px;box-sizing:border-box}
main{width:min(420px,100%)}h1{font-size:28px;margin:0}h2{font-size:16px;margin:0}form{margin:12px 0}
button{font:inherit;cursor:pointer;padding:12px 16px;border-radius:12px;border:1px solid #8886;background:#8881;color:inherit}
.person{width:100%;text-align:left;display:grid}.person span,.person small{opacity:.75}
.other{display:grid;gap:8px;border-top:1px solid #8886;padding-top:16px;margin-top:24px}label{display:grid}
input,select{font:inherit;padding:8px;border-radius:8px;border:1px solid #8886;background:Canvas;color:CanvasText}
:focus-visible{outline:3px solid #2EC4B6;outline-offset:2px}`
