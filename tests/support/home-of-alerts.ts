import { acknowledgeAlertCall, reportAlertShownCall, resolveAlertCall } from '@vigie/domain/api/alert-calls'
import { paths } from '@vigie/domain/paths'
import type { Member } from '@vigie/domain/people/user'
import { callApi } from './api.ts'
import { db } from './firestore.ts'
import { newId } from './ids.ts'
import { newAlert } from './outbox.ts'
import { type Account, join, signUp, type TestPerson } from './people.ts'

/** What people do about alerts. */
export const acts = ['acknowledge', 'resolve', 'shown'] as const
export type Act = (typeof acts)[number]

const calls = { acknowledge: acknowledgeAlertCall, resolve: resolveAlertCall, shown: reportAlertShownCall }

/** The id of a home, and what tests do about its alerts; the home itself has no document. */
export function homeOfAlerts(eid = newId('home')) {
  const raisedAt = Date.now()
  return {
    eid,
    /** When each of its alerts called. */
    raisedAt,
    /** An open alert of the home. */
    async raise(beneficiaryId = 'roy'): Promise<string> {
      const aid = newId('alert')
      await db.doc(paths.alert(eid, aid)).create(newAlert({ beneficiaryId, lastCallAt: raisedAt }))
      return aid
    },
    /** Somebody with an account, a member of the home where `access` says as what. */
    async someone(
      account: Account,
      access: (Pick<Member, 'roleId'> & Partial<Member>) | null,
      home = eid,
    ): Promise<TestPerson> {
      const person = await signUp(account)
      if (access) await join(home, person, access)
      return person
    },
    /** Does it as somebody who saw the call of `raisedAt`, or a later one. */
    perform(person: TestPerson | null, act: Act, aid: string, lastCallAt = raisedAt, locale = 'en') {
      const body = { resolution: 'helped' as const, lastCallAt, timesLetGo: 0 }
      const request = { params: { eid, aid }, body }
      return callApi(person, calls[act], request, { locale })
    },
    alertOf: async (aid: string) => (await db.doc(paths.alert(eid, aid)).get()).data(),
    async auditsOf(aid: string) {
      const found = await db.collection(paths.audits).where('path', '==', paths.alert(eid, aid)).get()
      return found.docs.map((document) => document.data())
    },
  }
}
