import * as z from 'zod'

const Schema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  items: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  format: z.string().optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
  maxItems: z.number().optional(),
  default: z.unknown().optional(),
})
type Schema = z.infer<typeof Schema>

const Content = z.looseObject({ 'application/json': z.looseObject({ schema: z.unknown() }).optional() })
const Operation = z.looseObject({
  summary: z.string().optional(),
  parameters: z
    .array(z.looseObject({ name: z.string(), in: z.string(), required: z.boolean().optional(), schema: z.unknown() }))
    .optional(),
  requestBody: z.looseObject({ content: Content }).optional(),
  responses: z.record(z.string(), z.looseObject({ content: Content.optional() })).optional(),
})
const Document = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), Operation)).default({}) })

/** The document as a page. Throws for one that is no OpenAPI document. */
export function printApiDocs(document: unknown, publicUrl: string): string {
  const { paths } = Document.parse(document)
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => printCall(`${method.toUpperCase()} ${path}`, operation)),
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>eConcierge API</title><style>${STYLE}</style></head><body><main>
<h1>eConcierge API</h1>
<p>For the server of a dispensary. The same as a document for machines: <a href="/api/docs.json">OpenAPI</a>.</p>
<h2>Keys</h2>
<p>Make a key in the dashboard under Settings, Integrations, Custom API. It is shown once. Send it with every call:</p>
<pre>curl ${escape(publicUrl)}/api/store/products -H "Authorization: Bearer sk_..."</pre>
<p>401: the key is not known. 403: it has not the scope. 429: wait as many seconds as <code>Retry-After</code> says.</p>
${calls.join('\n')}
<h2>Webhooks</h2>
<p>Add an address under Settings, Integrations, Custom API. Each event is posted there as JSON with an <code>id</code> that stays
the same however often it is delivered, a <code>type</code>, <code>createdAt</code>, <code>tenant</code> and <code>data</code>.
Types: <code>conversation.ended</code>, <code>order.attributed</code>, <code>flag.raised</code>. Answer with 2xx within ten seconds;
anything else is tried again, eight times within a day. With 429 or 503 and <code>Retry-After</code> you say when, up to an
hour ahead. Answer 410 to hear no more.</p>
<p>Each delivery is signed as <em>Standard Webhooks</em> says: take the base64 of your secret behind <code>whsec_</code> as the key, and
compare <code>webhook-signature</code> with <code>v1,</code> and the base64 HMAC-SHA256 of
<code>{webhook-id}.{webhook-timestamp}.{body}</code>. Refuse a timestamp that is more than five minutes away.</p>
</main></body></html>`
}

function printCall(title: string, operation: z.infer<typeof Operation>): string {
  const success = Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith('2'))
  const parameters = (operation.parameters ?? []).map(
    ({ name, required, schema }) =>
      `<tr><td><code>${escape(name)}</code></td><td>${describe(schema)}${required ? '' : ', optional'}</td></tr>`,
  )
  return `<section><h2><code>${escape(title)}</code></h2><p>${escape(operation.summary ?? '')}</p>
${parameters.length === 0 ? '' : `<h3>Parameters</h3><table>${parameters.join('')}</table>`}
${printBody('Body', operation.requestBody?.content['application/json']?.schema)}
${printBody(`Answer (${success?.[0] ?? '200'})`, success?.[1].content?.['application/json']?.schema)}</section>`
}

function printBody(title: string, schema: unknown): string {
  return schema === undefined ? '' : `<h3>${escape(title)}</h3><table>${rowsOf(schema, '', 0).join('')}</table>`
}

const DEEPEST = 4

/** A row for each field, a nested one by its path. */
function rowsOf(given: unknown, path: string, depth: number): string[] {
  const parsed = Schema.safeParse(given)
  if (!parsed.success || depth > DEEPEST) return []
  const { properties = {}, required = [], items } = parsed.data
  const inList = items === undefined ? [] : rowsOf(items, `${path}[].`, depth + 1)
  const own = Object.entries(properties).flatMap(([name, schema]) => {
    const isOptional = !required.includes(name)
    const row = `<tr><td><code>${escape(path + name)}</code></td><td>${describe(schema)}${isOptional ? ', optional' : ''}</td></tr>`
    return [row, ...nestedRows(schema, path + name, depth)]
  })
  return [...own, ...inList]
}

function nestedRows(schema: unknown, path: string, depth: number): string[] {
  const parsed = Schema.safeParse(schema)
  if (!parsed.success) return []
  if (parsed.data.items !== undefined) return rowsOf(parsed.data.items, `${path}[].`, depth + 1)
  return parsed.data.properties === undefined ? [] : rowsOf(schema, `${path}.`, depth + 1)
}

function describe(given: unknown): string {
  const parsed = Schema.safeParse(given)
  if (!parsed.success) return ''
  return escape(wordsOf(parsed.data))
}

function wordsOf(schema: Schema): string {
  if (schema.anyOf !== undefined) return schema.anyOf.map((each) => wordsOf(Schema.parse(each))).join(' or ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return schema.enum.map((each) => JSON.stringify(each)).join(' or ')
  const type = [schema.type ?? 'anything'].flat().join(' or ')
  const bounds = [
    ...(schema.format === undefined ? [] : [schema.format]),
    ...(schema.maxLength === undefined ? [] : [`at most ${schema.maxLength} characters`]),
    ...(schema.maxItems === undefined ? [] : [`at most ${schema.maxItems}`]),
    ...(schema.maximum === undefined || schema.maximum > 1e12 ? [] : [`at most ${schema.maximum}`]),
    ...(schema.default === undefined ? [] : [`${JSON.stringify(schema.default)} unless given`]),
  ]
  return bounds.length === 0 ? type : `${type} (${bounds.join(', ')})`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.6 system-ui,sans-serif;margin:0}main{max-width:52rem;margin:0 auto;padding:2rem 1.25rem}
h1{font-size:1.75rem}h2{font-size:1.15rem;margin-top:2.5rem;overflow-wrap:anywhere}h3{font-size:.95rem;margin-bottom:.25rem}
table{border-collapse:collapse;width:100%;font-size:.875rem}td{border-top:1px solid #8884;padding:.3rem .75rem .3rem 0;vertical-align:top;overflow-wrap:anywhere}
pre{overflow:auto;padding:.75rem 1rem;border:1px solid #8884;border-radius:.5rem}code,pre{font-family:ui-monospace,monospace;font-size:.9em}`
