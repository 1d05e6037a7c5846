import { z } from 'zod'
import { idSchema, instantSchema } from '../ids.ts'

/**
 * The parts of the way from a gateway to a phone, in their order: the topic takes what is published, ingest takes it in and
 * decides by a rule, the outbox is taken up, and each provider takes the message.
 */
export const chainParts = ['topic', 'ingest', 'outbox', 'email', 'sms'] as const
export type ChainPart = (typeof chainParts)[number]

/** How often each home's chain is tried. */
export const checkEveryMs = 5 * 60_000
/** What has not come through by then has not come through. */
export const answerWithinMs = 60_000
/** A screen that knows of no check within this says that the check itself is not heard: two were missed. */
export const checkStaleAfterMs = 12 * 60_000
/** A check dated further ahead than this was made on a clock that the screen's own, as far as that is known, is behind: how long ago it was nobody knows. */
export const checkAheadMs = 2 * 60_000

/** All that did not answer in one time of trouble, in their order; missing: `part` alone. */
const partsSchema = z.array(z.enum(chainParts)).optional().catch(undefined)

/**
 * `chain` of an establishment: whether what calls for help go through answers, as it was last tried with an event of our
 * own (docs/adr/0108-a-dead-mans-switch.md). Whoever reads the home is shown it.
 */
export const chainSchema = z.object({
  /** When it was last tried to the end, whatever came of it; of a home that never was, since when that is awaited. */
  checkedAt: instantSchema,
  /** There was no try yet: nothing is proven. */
  untried: z.literal(true).optional().catch(true),
  /** What does not answer, and since the first try that it did not; null: all of it answered. */
  broken: z
    .object({
      /** What did not answer at the latest try. */
      part: z.enum(chainParts),
      parts: partsSchema,
      since: instantSchema,
      /** The wave that told administrators, and whose outbox it is in; null: nobody could be written to. */
      told: z.object({ establishmentId: idSchema.nullable(), waveId: idSchema }).nullable(),
    })
    .nullable(),
  /** The latest time that it did not answer and does again. */
  mended: z
    .object({ part: z.enum(chainParts), parts: partsSchema, from: instantSchema, until: instantSchema })
    .nullable(),
})
export type Chain = z.infer<typeof chainSchema>

/** The chain of a home that begins to be watched: its first check is awaited from now on. */
export const newChain = (now: number): Chain => ({
  checkedAt: now,
  untried: true,
  broken: null,
  mended: null,
})

/** What came of one try: which part did not answer, null: all did; when it was made, and when it was over. */
export interface Checked {
  part: ChainPart | null
  at: number
  until: number
}

/**
 * What administrators are to be told: which part does not answer, or that all answer again. `parts`: all that did not in the time of it, as far as
 * it has gone.
 */
export type ToSay =
  | { kind: 'broken'; part: ChainPart; parts: readonly ChainPart[] }
  | { kind: 'mended'; parts: readonly ChainPart[]; from: number }

/**
 * The chain after a try, and what is to be told. A break is said once, and each other part that does not answer
 * before its end, as long as those who were told have it: `isLost` says that nobody of them did, and it is then told anew. A try that is older than what is known changes nothing (null): runs may overlap. What is
 * known of a time further ahead than they may was written by a clock that was wrong: the try stands in its place.
 */
export function chainAfter(
  known: Chain | null,
  { part, at, until }: Checked,
  isLost: boolean,
): { chain: Chain; say: ToSay | null } | null {
  if (known !== null && known.checkedAt >= until && known.checkedAt - until <= checkEveryMs) return null
  const before = known?.broken ?? null
  const mended = known?.mended ?? null
  const failed = before === null ? [] : (before.parts ?? [before.part])
  if (part !== null) {
    const isSaid = failed.includes(part) && !isLost
    const parts = chainParts.filter((one) => one === part || failed.includes(one))
    const broken = { part, parts, since: before?.since ?? at, told: (isSaid && before?.told) || null }
    const say = isSaid ? null : { kind: 'broken' as const, part, parts }
    return { chain: { checkedAt: until, broken, mended }, say }
  }
  if (before === null) return { chain: { checkedAt: until, broken: null, mended }, say: null }
  const over = { part: before.part, parts: failed, from: before.since, until: at }
  return {
    chain: { checkedAt: until, broken: null, mended: over },
    say: { kind: 'mended', parts: failed, from: before.since },
  }
}

/** What a screen says of the chain at `now`; null: it answered a short while ago. */
export type ChainTrouble =
  | { readonly kind: 'broken'; readonly part: ChainPart; readonly since: number }
  /** Nothing is known of it: the check itself is not heard. */
  | { readonly kind: 'unheard'; readonly since: number }
  /** Nor is anything where the screen's clock is behind that of its check: since when, it cannot say (0). */
  | { readonly kind: 'unheard'; readonly since: 0; readonly isAhead: true }

/** What is between us and people's pockets: where it fails, alerts show on screens all the same. */
const providers: readonly ChainPart[] = ['email', 'sms']

const isAhead = (checkedAt: number, now: number) => checkedAt - now > checkAheadMs

/** Whether a chain was tried a short while ago, and all of it answered by which an alert comes on screens. What is dated after `now` proves nothing. */
export const isChainProven = ({ untried, checkedAt, broken }: Chain, now: number): boolean =>
  untried !== true &&
  now - checkedAt <= checkStaleAfterMs &&
  !isAhead(checkedAt, now) &&
  (broken === null || providers.includes(broken.part))

/** Whether this trouble may keep an alert from screens. */
export const hidesAlerts = (trouble: ChainTrouble): boolean =>
  trouble.kind === 'unheard' || !providers.includes(trouble.part)

/** What is wrong with a chain, as far as is known. What was broken when it was last heard of is said as that. */
export function chainTrouble({ checkedAt, broken }: Chain, now: number): ChainTrouble | null {
  if (broken !== null) return { kind: 'broken', part: broken.part, since: broken.since }
  if (isAhead(checkedAt, now)) return { kind: 'unheard', since: 0, isAhead: true }
  return now - checkedAt > checkStaleAfterMs ? { kind: 'unheard', since: checkedAt } : null
}
