import { alertSchema } from '@vigie/domain/alerts/alert'
import { acknowledgeAlertCall, resolveAlertCall } from '@vigie/domain/api/alert-calls'
import { addressOf } from '@vigie/domain/api/call'
import { paths } from '@vigie/domain/paths'
import { type App, deleteApp, initializeApp } from 'firebase-admin/app'
import { getFirestore } from 'firebase-admin/firestore'
import type { DemoHome } from '../seed/demo-homes.ts'
import { staffAt } from '../seed/demo-staff.ts'
import { localHour } from '../seed/local-midnight.ts'
import type { Answer, answerOf } from './believable-answer.ts'

/** How alerts are answered; a test has it done at once. */
export interface AnsweringOptions {
  homes: readonly (Pick<DemoHome, 'eid'> & { establishment: Pick<DemoHome['establishment'], 'timeZone'> })[]
  projectId: string
  answer: typeof answerOf
  /** The ID token of somebody of the staff. */
  tokenOf(uid: string): Promise<string>
  /** How often the alerts of each home are looked at, in milliseconds. */
  everyMs: number
  /** Something could not be done; the others go on. */
  onFailed(error: Error): void
}

const openSchema = alertSchema.pick({ times: true })
const takenSchema = alertSchema.pick({ state: true, lastCallAt: true, acknowledgedBy: true })

/**
 * Has the staff of the demo residence answer what is raised from now on, as people do: through /api, with their own tokens. What somebody
 * else has taken meanwhile is theirs. The suite is found by the process environment.
 */
export function startAnswering(options: AnsweringOptions): { stop(): Promise<void> } {
  const { homes, projectId, answer, everyMs, onFailed } = options
  const app: App = initializeApp({ projectId }, 'answering-staff')
  const firestore = getFirestore(app)
  const startedAt = Date.now()
  const known = new Set<string>()
  const timers = new Set<NodeJS.Timeout>()
  let looking = Promise.resolve()

  const later = (ms: number, act: () => Promise<void>) => {
    const timer = setTimeout(
      () => {
        timers.delete(timer)
        act().catch(onFailed)
      },
      Math.max(0, ms),
    )
    timers.add(timer)
  }
  /** Calls /api as somebody of the staff, and answers what it says; throws where it refuses. */
  const post = async (uid: string, address: string, body: object): Promise<Record<string, unknown>> => {
    const authorization = `Bearer ${await options.tokenOf(uid)}`
    const response = await fetch(`${process.env.VIGIE_HOSTING_URL}${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${address} answers ${response.status}`)
    const { data } = (await response.json()) as { data: Record<string, unknown> }
    return data
  }
  const resolves = async ({ who, resolution }: Answer, eid: string, aid: string) => {
    const stored = await firestore.doc(paths.alert(eid, aid)).get()
    const { state, lastCallAt, acknowledgedBy } = takenSchema.parse(stored.data())
    if (state !== 'acknowledged' || acknowledgedBy?.uid !== who.by) return
    await post(who.by, addressOf(resolveAlertCall, { eid, aid }), { resolution, lastCallAt })
  }
  const look = async ({ eid, establishment: { timeZone } }: AnsweringOptions['homes'][number]) => {
    const open = await firestore.collection(paths.alerts(eid)).where('state', '==', 'open').limit(50).get()
    for (const { id, data } of open.docs.map((one) => ({ id: one.id, data: openSchema.parse(one.data()) }))) {
      const { raisedAt } = data.times
      if (known.has(id) || raisedAt < startedAt) continue
      known.add(id)
      const given = answer(id, staffAt(eid, localHour(raisedAt, timeZone)))
      if (given === null) continue
      later(raisedAt + given.takesAfterMs - Date.now(), async () => {
        const call = await post(given.who.by, addressOf(acknowledgeAlertCall, { eid, aid: id }), {})
        if (call.changed === true) later(given.resolvesAfterMs, () => resolves(given, eid, id))
      })
    }
  }
  const timer = setInterval(() => {
    looking = looking.then(() => Promise.all(homes.map(look))).then(() => undefined, onFailed)
  }, everyMs)
  return {
    async stop() {
      clearInterval(timer)
      for (const one of timers) clearTimeout(one)
      await looking
      await deleteApp(app)
    },
  }
}
