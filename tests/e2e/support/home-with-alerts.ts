import type { Alert } from '@vigie/domain/alerts/alert'
import { paths } from '@vigie/domain/paths'
import type { Page } from 'playwright-core'
import { db } from '../../support/firestore.ts'
import { createHome } from '../../support/home.ts'
import { newAlert } from '../../support/outbox.ts'
import { whenDocument } from '../../support/until.ts'
import { openAs } from './app.ts'
import { browser } from './browser.ts'
import { addStaff } from './staff.ts'

/** A home with an attendant and Mme Roy of room 214, and what tests do about its alerts. */
export async function homeWithAlerts() {
  const home = await createHome()
  const staff = await addStaff(home, { name: 'Alice Tremblay' })
  const bid = await home.addResident({ name: 'Mme Roy', room: '214' })
  const at = (aid: string) => db.doc(paths.alert(home.eid, aid))
  return {
    ...home,
    staff,
    bid,
    /** An open alert of Mme Roy, unless said otherwise. */
    raise: (aid: string, change: Parameters<typeof newAlert>[0] = {}) =>
      at(aid).set(newAlert({ beneficiaryId: bid, ...change })),
    /** Changes an alert as ingest or a person would have. */
    change: (aid: string, fields: Partial<Alert>) => at(aid).update(fields),
    /** What ingest writes when a call comes well after the attendant took the alert. */
    calledAgain(aid: string) {
      const now = Date.now() + 1
      return at(aid).update({
        state: 'open',
        occurrences: 2,
        acknowledgedBy: null,
        acknowledgedAt: null,
        formerTaker: { uid: staff.uid, name: staff.name },
        lastCallAt: now,
        lastOccurredAt: now,
        lastActivityAt: now,
      })
    },
    /** The alert, once it is in a state. */
    whenState: (aid: string, wanted: string) =>
      whenDocument(paths.alert(home.eid, aid), ({ state }) => state === wanted),
    /** A page of the home as the attendant sees it; that of its residents unless said otherwise. */
    open: (path = '', options: Parameters<typeof openAs>[3] = {}) =>
      openAs(browser, staff, `/establishment/${home.eid}${path}`, options),
  }
}

export type HomeWithAlerts = Awaited<ReturnType<typeof homeWithAlerts>>

/** The fields of an alert that somebody has taken. */
export const takenBy = (uid: string, name: string) => ({
  state: 'acknowledged' as const,
  acknowledgedBy: { uid, name },
  acknowledgedAt: Date.now(),
})

/** The alerts under the top bar. */
export const strip = (page: Page) => page.getByRole('region', { name: 'Alertes en cours' })

/** What the page asks to be resolved and how, as it comes: the browser tells of a request a little after it went. */
export function resolutionsOn(page: Page): unknown[] {
  const asked: unknown[] = []
  page.on('request', (request) => request.url().endsWith('/resolve') && asked.push(request.postDataJSON()))
  return asked
}
