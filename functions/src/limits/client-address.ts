import { isIP } from 'node:net'
import type { Request } from 'express'

/**
 * Where a request comes from, as far as it can be known. Google's front end puts the address that it saw at the end of
 * X-Forwarded-For; whatever stands before that may be made up. Behind Hosting what it saw is Google's own, and Hosting
 * says in Fastly-Client-IP who asked it, overwriting what the client wrote there. Somebody who calls the function past
 * Hosting may write that header, but not the end of the list: with both, they are never taken for somebody in a home,
 * nor can they use up a home's calls. Of IPv6 it is the network (docs/adr/0025-limits-of-the-api.md).
 */
export function clientAddress(req: Asked): string {
  return `${seenAddress(req)} ${networkOf(req.get('fastly-client-ip') ?? '')}`
}

type Asked = Pick<Request, 'get' | 'socket'>

/**
 * Whom Google's front end saw, which nobody can make up: behind Hosting a front end of Google's own, that stands for many homes; else whoever
 * calls the function itself, whatever they say of themselves in the headers.
 */
export function seenAddress(req: Asked): string {
  return networkOf(req.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? req.socket.remoteAddress ?? '')
}

/**
 * Whoever has one IPv6 address has the 2^64 of its network, which counts as one; any other address is itself. What is no
 * address, or has a zone, which may be of any length and goes over no network, says nothing: empty.
 */
function networkOf(address: string): string {
  const version = address.includes('%') ? 0 : isIP(address)
  if (version === 0) return ''
  if (version === 4 || address.includes('.')) return address
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  const groups = [...before, ...zeros, ...after].slice(0, 4)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
