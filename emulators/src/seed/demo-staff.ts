import { type RoleId, roles } from '@vigie/domain/people/roles'
import { demoAccounts } from './demo-accounts.ts'

/** Somebody of the staff who writes in a home, as records name them. */
export interface DemoWriter {
  by: string
  byName: string
  isRelative?: true
}

/** Between which hours of the home's clock somebody works. */
const hours: Readonly<Record<string, readonly [from: number, until: number]>> = {
  ergo: [8, 16],
  infirmiere: [7, 23],
  'infirmier-nuit': [23, 7],
  preposee: [6, 23],
  nurse: [6, 19],
  attendant: [12, 7],
}

const worksAt = (uid: string, hour: number): boolean => {
  const [from, until] = hours[uid] ?? [0, 24]
  return from < until ? hour >= from && hour < until : hour >= from || hour < until
}

/** The staff who write in a home and are there at an hour of its day, of all roles or of one. */
export function staffAt(eid: string, hour: number, role?: RoleId): DemoWriter[] {
  return demoAccounts.flatMap(({ uid: by, profile: { displayName: byName, roleId }, memberships }) => {
    const writes = memberships.some((one) => one.eid === eid && one.roleId === roles.READ_WRITE)
    const isOne = roleId !== roles.CAREGIVER && (role === undefined || roleId === role)
    return writes && isOne && worksAt(by, hour) ? [{ by, byName }] : []
  })
}
