import type { Request } from 'express'

/**
 * Where a request comes from, as far as it can be known. Google's front end puts the address that it saw at the end of
 * X-Forwarded-For; whatever stands before that may be made up. Behind Hosting what it saw is Google's own, and Hosting
 * says in Fastly-Client-IP who asked it, overwriting what the client wrote there. Somebody who calls the function past
 * Hosting may write that header, but not the end of the list: with both, they are never taken for somebody in a home,
 * nor can they use up a home's calls (docs/adr/0025-limits-of-the-api.md).
 */
export function clientAddress(req: Pick<Request, 'get' | 'socket'>): string {
  const seen = req.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? req.socket.remoteAddress ?? ''
  return `${seen} ${req.get('fastly-client-ip') ?? ''}`
}
