import { createHash, createHmac, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export type Claims = Record<string, unknown>

/** What one answer of the issuer does wrong; nothing set is an honest issuer. */
export type Misdeed = {
  claims?: (claims: Claims) => Claims
  header?: Claims
  /** The key that the ID token is signed with. */
  sign?: 'own' | 'stranger' | 'none' | 'hmac-secret' | 'hmac-public-key' | 'garbage'
  tokenStatus?: number
  /** Replaces the whole answer of the token call. */
  tokenBody?: unknown
  withoutIdToken?: boolean
}

export type HostileIssuer = {
  url: string
  clientId: string
  clientSecret: string
  /** Plays the person at the provider: takes the authorization address, returns the query of the redirect back. */
  authorize: (address: URL, person: Claims) => URLSearchParams
  misbehave: (misdeed: Misdeed) => void
  close: () => Promise<void>
}

type Grant = { nonce: string | null; challenge: string | null; redirectUri: string | null; person: Claims }

const SECONDS = 1000
const LIFETIME_SECONDS = 300

/**
 * A real OpenID Connect issuer on loopback, with discovery, keys, PKCE and single-use codes, that can be told to break any of
 * its promises. Two of them play a mix-up.
 */
export async function startHostileIssuer(): Promise<HostileIssuer> {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const clientId = 'econcierge'
  const clientSecret = randomBytes(16).toString('hex')
  const grants = new Map<string, Grant>()
  let misdeed: Misdeed = {}
  const keys = { own: own.privateKey, stranger: stranger.privateKey, public: own.publicKey, clientSecret }

  const server = createServer((request, response) => {
    const [path] = (request.url ?? '').split('?')
    if (path === '/.well-known/openid-configuration') return send(response, 200, discovery(issuer.url))
    if (path === '/jwks') return send(response, 200, { keys: [jwkOf(own.publicKey)] })
    if (path === '/token') return void answerToken(request, response)
    return send(response, 404, { error: 'not_found' })
  })

  async function answerToken(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await bodyOf(request))
    const code = form.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    const verifier = form.get('code_verifier') ?? ''
    const isProven = grant?.challenge === createHash('sha256').update(verifier).digest('base64url')
    if (grant === undefined || !isProven || grant.redirectUri !== form.get('redirect_uri')) {
      return send(response, 400, { error: 'invalid_grant' })
    }
    if (misdeed.tokenBody !== undefined) return send(response, misdeed.tokenStatus ?? 200, misdeed.tokenBody)
    const honest = honestClaims(issuer, grant)
    const idToken = printToken({ alg: 'RS256', kid: 'one', ...misdeed.header }, misdeed.claims?.(honest) ?? honest)
    send(response, misdeed.tokenStatus ?? 200, {
      access_token: randomBytes(16).toString('hex'),
      token_type: 'Bearer',
      expires_in: LIFETIME_SECONDS,
      ...(misdeed.withoutIdToken === true ? {} : { id_token: idToken }),
    })
  }

  function printToken(header: Claims, claims: Claims): string {
    const signed = `${encode(header)}.${encode(claims)}`
    return `${signed}.${signatureOf(signed, misdeed.sign ?? 'own', keys)}`
  }

  const issuer: HostileIssuer = {
    url: '',
    clientId,
    clientSecret,
    authorize: (address, person) => {
      const query = address.searchParams
      const code = randomBytes(16).toString('hex')
      grants.set(code, {
        nonce: query.get('nonce'),
        challenge: query.get('code_challenge'),
        redirectUri: query.get('redirect_uri'),
        person,
      })
      return new URLSearchParams({ code, state: query.get('state') ?? '', iss: issuer.url })
    },
    misbehave: (next) => {
      misdeed = next
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  issuer.url = `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : ''}`
  return issuer
}

function discovery(url: string) {
  return {
    issuer: url,
    authorization_endpoint: `${url}/authorize`,
    token_endpoint: `${url}/token`,
    jwks_uri: `${url}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    authorization_response_iss_parameter_supported: true,
  }
}

function honestClaims(issuer: HostileIssuer, { nonce, person }: Grant): Claims {
  const now = Math.floor(Date.now() / SECONDS)
  return { iss: issuer.url, aud: issuer.clientId, iat: now, exp: now + LIFETIME_SECONDS, nonce, ...person }
}

type Keys = { own: KeyObject; stranger: KeyObject; public: KeyObject; clientSecret: string }

function signatureOf(signed: string, how: NonNullable<Misdeed['sign']>, keys: Keys): string {
  switch (how) {
    case 'own':
    case 'stranger':
      return createSign('RSA-SHA256').update(signed).sign(keys[how], 'base64url')
    case 'hmac-secret':
      return createHmac('sha256', keys.clientSecret).update(signed).digest('base64url')
    case 'hmac-public-key':
      return createHmac('sha256', keys.public.export({ type: 'spki', format: 'pem' }))
        .update(signed)
        .digest('base64url')
    case 'garbage':
      return randomBytes(256).toString('base64url')
    case 'none':
      return ''
  }
}

function jwkOf(key: KeyObject) {
  return { ...key.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }
}

function encode(part: Claims): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
