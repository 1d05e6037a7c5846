import fc from 'fast-check'
import type { Asker } from './askers.ts'
import type { FullHome } from './full-home.ts'
import { hostileBody, hostileHeaders, hostileId } from './hostile-requests.ts'
import type { ServedCall } from './served-calls.ts'

/** With ids that name something; those of the home and of everything else may be of different homes. */
export function addressOf(
  { path }: ServedCall,
  ids: FullHome['ids'],
  put: Record<string, string>,
  query: string,
): string {
  return `${path}${query === '' ? '' : `?${query}`}`.replaceAll(
    /\{(\w+)\}/g,
    (whole, name: keyof FullHome['ids']) => put[name] ?? ids[name] ?? whole,
  )
}

const aMethod = fc.constantFrom('GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'POST')

/** As the call says it is to be, as far as the document tells. */
export const fittingContentOf = ({ method, body }: ServedCall) =>
  fc.record({ method: fc.constant(method), body: body ?? fc.constant(null) })

const contentOf = (call: ServedCall) =>
  fc.oneof(fittingContentOf(call), fc.record({ method: aMethod, body: hostileBody }))

const queryOf = ({ query }: ServedCall) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant('') }, fc.webQueryParameters(), query)

/** Anything at all for a call, by anybody, of the first of two homes or the second. */
export const requestOf = (call: ServedCall, askers: readonly Asker[], own: FullHome, other: FullHome) =>
  fc.record({
    asker: fc.constantFrom(...askers),
    call: fc.constant(call),
    content: contentOf(call),
    query: queryOf(call),
    ids: fc.constantFrom(
      own.ids,
      other.ids,
      { ...other.ids, eid: own.ids.eid },
      { ...own.ids, eid: other.ids.eid },
    ),
    isAboutThemselves: fc.boolean(),
    put: fc.dictionary(fc.constantFrom(...Object.keys(own.ids)), hostileId, { maxKeys: 2 }),
    headers: hostileHeaders,
  })
