import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

/** Why an address is not called. Said to nobody outside: it would tell of the network that we stand in. */
export type AddressVerdict = 'public' | 'loopback' | 'refused'

/** The IANA special-purpose registry for IPv4, and the address at which a cloud's agent answers its own machines. */
const REFUSED_IPV4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/** Of IPv6 only global unicast is called, less the parts of it that carry IPv4 inside (Teredo, 6to4) or are for documents. */
const GLOBAL_IPV6 = ['2000::', 3] as const
const REFUSED_IPV6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const

const refused = new BlockList()
for (const [net, bits] of REFUSED_IPV4) refused.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of REFUSED_IPV6) refused.addSubnet(net, bits, 'ipv6')
const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
const loopbackIpv6 = new BlockList()
loopbackIpv6.addAddress('::1', 'ipv6')
const globalUnicast = new BlockList()
globalUnicast.addSubnet(...GLOBAL_IPV6, 'ipv6')

/** What kind of address this is. Anything that is no plain address is refused, a mapped or translated IPv4 among it. */
export function judgeAddress(address: string): AddressVerdict {
  if (isIPv4(address)) {
    if (loopback.check(address, 'ipv4')) return 'loopback'
    return refused.check(address, 'ipv4') ? 'refused' : 'public'
  }
  if (!isIPv6(address) || address.includes('%') || address.includes('.')) return 'refused'
  if (loopbackIpv6.check(address, 'ipv6')) return 'loopback'
  return globalUnicast.check(address, 'ipv6') && !refused.check(address, 'ipv6') ? 'public' : 'refused'
}

export type CheckedUrl = { url: URL; literal: string | null }

const INNER_NAMES = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|onion|invalid|test|example)$/
const MAX_URL_CHARS = 2048

/**
 * Reads an address that a person or a vendor gave; null if it is not to be called whatever it resolves to. Only https on
 * its own port, and http on its own where `allowHttp`. Any port and http of loopback where `mayReachLoopback`.
 */
export function readOutboundUrl(
  text: string,
  rules: { mayReachLoopback: boolean; allowHttp?: boolean },
): CheckedUrl | null {
  if (text.length > MAX_URL_CHARS || hasControls(text)) return null
  const url = URL.parse(text)
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null
  if (url.username !== '' || url.password !== '') return null
  const literal = literalOf(url.hostname)
  if (!isPlainlyWritten(text, url, literal)) return null
  if (rules.mayReachLoopback && (url.hostname === 'localhost' || (literal && judgeAddress(literal) === 'loopback')))
    return { url, literal }
  if (url.protocol === 'http:' && rules.allowHttp !== true) return null
  if (url.port !== '') return null
  if (literal !== null) return judgeAddress(literal) === 'public' ? { url, literal } : null
  const isName = url.hostname.includes('.') && !url.hostname.endsWith('.') && !INNER_NAMES.test(url.hostname)
  return isName ? { url, literal } : null
}

function literalOf(hostname: string): string | null {
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname
  return isIP(bare) === 0 ? null : bare
}

function hasControls(text: string): boolean {
  return [...text].some((char) => char <= ' ' || char === '\u007f' || char === '\\')
}

/** URL turns 0x7f.1, 2130706433 and full-width digits into an address. Whoever writes one so has a reason that is not ours. */
function isPlainlyWritten(text: string, url: URL, literal: string | null): boolean {
  if (literal === null || literal.includes(':')) return true
  return text.toLowerCase().startsWith(`${url.protocol}//${literal}`)
}
