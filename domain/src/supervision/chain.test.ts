import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fitsOneSms } from '../deliveries/sms-text.ts'
import {
  type Chain,
  type ChainPart,
  chainAfter,
  chainParts,
  chainTrouble,
  checkAheadMs,
  checkEveryMs,
  checkStaleAfterMs,
  hidesAlerts,
  isChainProven,
  newChain,
} from './chain.ts'
import { chainEmail, chainSms } from './chain-text.ts'

const told = { establishmentId: 'erables', waveId: 'notice-1' }
const minute = 60_000
const at = 1_000 * minute
const good = (n: number) => ({
  part: null as ChainPart | null,
  at: at + n * checkEveryMs,
  until: at + n * checkEveryMs + 3_000,
})
const bad = (n: number, part: ChainPart = 'ingest') => ({ ...good(n), part })

/** Runs tries one after the other; those who are told have it unless `lost`. */
function run(tries: readonly ReturnType<typeof good | typeof bad>[], lost = false) {
  const said: string[] = []
  let chain: Chain | null = null
  for (const one of tries) {
    const after = chainAfter(chain, one, lost)
    if (after === null) continue
    if (after.say) said.push(after.say.kind)
    const broken = after.chain.broken && { ...after.chain.broken, told }
    chain = { ...after.chain, broken }
  }
  return { said, chain }
}

it('says a break once, however long it lasts, and its end with from and until', () => {
  const { said, chain } = run([good(0), bad(1), bad(2), bad(3), good(4), good(5)])
  expect(said).toEqual(['broken', 'mended'])
  expect(chain?.mended).toEqual({ part: 'ingest', parts: ['ingest'], from: bad(1).at, until: good(4).at })
})

it('says what breaks besides, once, and of its end all that did not answer', () => {
  const { said, chain } = run([bad(0, 'email'), bad(1, 'topic'), bad(2, 'email'), bad(3, 'topic')])
  expect(said).toEqual(['broken', 'broken'])
  expect(chain?.broken).toMatchObject({ part: 'topic', parts: ['topic', 'email'], since: at })
  const over = chain && chainAfter(chain, good(4), false)
  expect(over?.say).toEqual({ kind: 'mended', parts: ['topic', 'email'], from: at })
  const facts = { at, establishmentName: null, timeZone: 'America/Toronto', url: 'https://vigie.example' }
  const text = over?.say && chainEmail({ say: over.say, ...facts }, 'fr').text
  expect(text).toContain('(les messages des capteurs ne sont plus pris, les courriels ne partent plus)')
  // What was stored before parts were kept.
  const old = { ...newChain(at), broken: { part: 'email' as const, since: at, told } }
  expect(chainAfter(old, bad(1, 'email'), false)?.say).toBeNull()
  expect(chainAfter(old, bad(1, 'topic'), false)?.say).toMatchObject({ part: 'topic' })
})

it('says a break anew as long as nobody has what told of it', () => {
  expect(run([good(0), bad(1), bad(2)], true).said).toEqual(['broken', 'broken'])
})

it('an older try than what is known changes nothing', () => {
  expect(chainAfter({ ...newChain(at), checkedAt: bad(2).until }, bad(1), false)).toBeNull()
})

it('a screen says what does not answer, and else that the check is not heard; never both', () => {
  const chain = newChain(at)
  expect(chainTrouble(chain, at + checkStaleAfterMs)).toBeNull()
  expect(chainTrouble(chain, at + checkStaleAfterMs + 1)).toEqual({ kind: 'unheard', since: at })
  const broken = { part: 'sms' as const, since: at - minute, told: null }
  expect(chainTrouble({ ...chain, broken }, at + checkStaleAfterMs + 1)).toEqual({
    kind: 'broken',
    part: 'sms',
    since: at - minute,
  })
})

it('whatever comes of tries, breaks and ends take turns, and the chain is broken exactly after a break', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 40 }), (fates) => {
      const { said, chain } = run(fates.map((isGood, index) => (isGood ? good(index) : bad(index))))
      expect(said.every((kind, index) => kind === (index % 2 === 0 ? 'broken' : 'mended'))).toBe(true)
      expect(chain?.broken !== null && chain !== null).toBe(said.length % 2 === 1)
    }),
  )
})

it('every message fits, in both languages, whatever the home is called', () => {
  const says = chainParts.flatMap((part) => [
    { kind: 'broken' as const, part, parts: [part] },
    { kind: 'mended' as const, parts: chainParts, from: at },
  ])
  for (const say of says) {
    for (const locale of ['fr', 'en'] as const) {
      for (const name of [null, 'Les Érables', 'Résidence « Les Jardins » œuvre '.repeat(9)]) {
        const facts = {
          say,
          at,
          establishmentName: name,
          timeZone: 'America/Toronto',
          url: 'https://vigie.example',
        }
        expect(fitsOneSms(chainSms(facts, locale).text)).toBe(true)
        expect(chainEmail(facts, locale).subject).toContain('Vigie')
      }
    }
  }
  const facts = {
    say: { kind: 'broken', part: 'email', parts: ['email'] } as const,
    at: Date.parse('2026-11-26T07:14:00Z'),
    establishmentName: 'Les Érables',
    timeZone: 'America/Toronto',
    url: 'https://vigie.example',
  }
  expect(chainSms(facts, 'fr').text).toBe(
    "Vigie : depuis 02:14, des appels a l'aide peuvent n'alerter personne. Faites des rondes. (Les Érables)",
  )
})

it('calls an alert on screens proven where only messages do not go out', () => {
  const part = 'sms' as const
  const chain = { ...newChain(at), untried: undefined, broken: { part, since: at, told: null } }
  expect(isChainProven(chain, at + minute)).toBe(true)
  expect(isChainProven(chain, at + checkStaleAfterMs + 1)).toBe(false)
  expect(hidesAlerts({ kind: 'broken', part, since: at })).toBe(false)
  expect(hidesAlerts({ kind: 'broken', part: 'ingest', since: at })).toBe(true)
  expect(hidesAlerts({ kind: 'unheard', since: at })).toBe(true)
})

it('calls nothing proven before the first try, after one that failed, or long after the last', () => {
  expect(isChainProven(newChain(at), at + minute)).toBe(false)
  const tried = chainAfter(newChain(at), good(1), false)?.chain ?? newChain(at)
  expect(isChainProven(tried, good(1).until)).toBe(true)
  expect(isChainProven(tried, good(1).until + checkStaleAfterMs + 1)).toBe(false)
  expect(isChainProven(run([good(0), bad(1)]).chain ?? newChain(at), bad(1).until)).toBe(false)
})

it('notes a try where what is known was dated by a clock that was hours ahead', () => {
  const ahead = { ...newChain(at), checkedAt: at + 3 * 3_600_000 }
  const tried = bad(1)
  expect(chainAfter(ahead, tried, false)?.chain).toMatchObject({
    checkedAt: tried.until,
    broken: { part: tried.part },
  })
})

it('takes a check dated ahead of the clock for no proof: how long ago it was nobody knows', () => {
  const chain = { ...newChain(at), untried: undefined }
  expect(isChainProven(chain, at - checkAheadMs)).toBe(true)
  expect(chainTrouble(chain, at - checkAheadMs)).toBeNull()
  expect(isChainProven(chain, at - checkAheadMs - 1)).toBe(false)
  const trouble = chainTrouble(chain, at - checkAheadMs - 1)
  expect(trouble).toEqual({ kind: 'unheard', since: 0, isAhead: true })
  expect(trouble && hidesAlerts(trouble)).toBe(true)
  const broken = { part: 'sms' as const, since: at, told: null }
  expect(isChainProven({ ...chain, broken }, at - checkAheadMs - 1)).toBe(false)
  expect(chainTrouble({ ...chain, broken }, at - checkAheadMs - 1)).toMatchObject({ kind: 'broken' })
})
