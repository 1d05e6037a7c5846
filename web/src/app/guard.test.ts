import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type RouteAccess, type Verdict, type Visitor, verdictFor } from './guard.ts'

const verified: Visitor = { emailVerified: true, entersAdmin: null, acceptedTerms: null }
const unverified: Visitor = { ...verified, emailVerified: false }
const staff: Visitor = { emailVerified: true, entersAdmin: false, acceptedTerms: true }
const administrator: Visitor = { ...staff, entersAdmin: true }
const owing = (visitor: Visitor): Visitor => ({ ...visitor, acceptedTerms: false })

test.each<[RouteAccess, Visitor | null | undefined, Verdict]>([
  ['anybody', undefined, 'show'],
  ['anybody', null, 'show'],
  ['anybody', verified, 'show'],
  ['anybody', unverified, 'show'],
  ['signedOut', undefined, 'wait'],
  ['signedOut', null, 'show'],
  ['signedOut', verified, { to: '/' }],
  ['signedOut', unverified, { to: '/' }],
  ['unverified', undefined, 'wait'],
  ['unverified', null, { to: '/login' }],
  ['unverified', unverified, 'show'],
  ['unverified', verified, { to: '/' }],
  ['signedIn', undefined, 'wait'],
  ['signedIn', null, { to: '/login' }],
  ['signedIn', unverified, { to: '/verify-email' }],
  ['signedIn', verified, 'show'],
  ['admin', undefined, 'wait'],
  ['admin', null, { to: '/login' }],
  ['admin', unverified, { to: '/verify-email' }],
  ['admin', verified, 'wait'],
  ['admin', staff, { to: '/' }],
  ['admin', administrator, 'show'],
  ['anybody', owing(staff), 'show'],
  ['signedOut', owing(staff), { to: '/' }],
  ['unverified', owing(unverified), 'show'],
  ['signedIn', owing(unverified), { to: '/verify-email' }],
  ['signedIn', owing(staff), 'askForTerms'],
  ['admin', owing(verified), 'askForTerms'],
  ['admin', owing(staff), 'askForTerms'],
  ['admin', owing(administrator), 'askForTerms'],
])('a route for %s, somebody who is %o: %o', (access, visitor, verdict) => {
  expect(verdictFor(access, visitor)).toEqual(verdict)
})

/** The routes that the guard leads to. */
const ledTo: Readonly<Record<string, RouteAccess>> = {
  '/login': 'signedOut',
  '/verify-email': 'unverified',
  '/': 'signedIn',
}
const accesses: readonly RouteAccess[] = ['anybody', 'signedOut', 'unverified', 'signedIn', 'admin']
const somebody = fc.record<Visitor>({
  emailVerified: fc.boolean(),
  entersAdmin: fc.constantFrom(true, false, null),
  acceptedTerms: fc.constantFrom(true, false, null),
})
const anyVisit = fc.tuple(fc.constantFrom(...accesses), fc.constantFrom(null, undefined))
const visits = fc.oneof(anyVisit, fc.tuple(fc.constantFrom(...accesses), somebody))

test('whoever is led elsewhere arrives in two steps at most at a page that they see, is asked for the terms, or waits for what is not known', () => {
  fc.assert(
    fc.property(visits, ([access, visitor]) => {
      let verdict = verdictFor(access, visitor)
      for (let steps = 0; typeof verdict === 'object'; steps += 1) {
        const next = ledTo[verdict.to]
        expect(steps, verdict.to).toBeLessThan(2)
        expect(next, verdict.to).toBeDefined()
        verdict = verdictFor(next as RouteAccess, visitor)
      }
      // Where one waits, something is not known yet.
      if (verdict === 'wait') expect(visitor === undefined || visitor?.entersAdmin === null).toBe(true)
      if (verdict === 'askForTerms') expect(visitor?.acceptedTerms).toBe(false)
    }),
  )
})

test('a page is shown to nobody whom it is not for, and to everybody whom it is for', () => {
  fc.assert(
    fc.property(visits, ([access, visitor]) => {
      // Before the records were read the frame of a page is shown, which reads them.
      const mayGoOn = visitor?.emailVerified === true && visitor.acceptedTerms !== false
      const isFor: Readonly<Record<RouteAccess, boolean>> = {
        anybody: true,
        signedOut: visitor === null,
        unverified: visitor?.emailVerified === false,
        signedIn: mayGoOn,
        admin: mayGoOn && visitor.entersAdmin === true,
      }
      expect(verdictFor(access, visitor) === 'show').toBe(isFor[access])
    }),
  )
})
