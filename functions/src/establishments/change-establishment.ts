import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '@google-cloud/firestore'
import { usualKeptMonths } from '@vigie/domain/care/days-kept'
import type { Establishment } from '@vigie/domain/care/establishment'
import type { EstablishmentChange } from '@vigie/domain/care/managed-establishment'
import { isUnfitForHome } from '@vigie/domain/people/home-names'
import { mostShifts, type Shift } from '@vigie/domain/time/shift'
import type { ShiftChange, ShiftSeen } from '@vigie/domain/time/shift-change'
import { takenNames } from '@vigie/domain/time/shift-names'
import { changeEstablishment } from '../data/establishments.ts'
import { fieldsOther } from '../data/fields-other.ts'
import { readShorterTime } from '../retention/tell-shorter-time.ts'
import { isContactPossible } from './is-contact-possible.ts'
import { readTellHomeState } from './tell-home-state.ts'

/** Who changes which establishment. */
export interface Managing {
  eid: string
  uid: string
}

/**
 * Changes of an establishment what is said; what it said already is no change. For a shorter time to keep what sensors say its name is to be typed, and its other administrators are
 * told: it deletes. `now` is epoch milliseconds.
 */
export function sayOfEstablishment(
  managing: Managing,
  said: EstablishmentChange,
  typedName: string | undefined,
  now: number,
) {
  const kept = { ...managing, action: 'establishment.change' } as const
  return changeEstablishment<'phoneImpossible' | 'homeNameUnfit' | 'nameDiffers'>(kept, now, (stored) => {
    if (said.contact && !isContactPossible(said.contact)) return { why: 'phoneImpossible' }
    // One that is called so since before stays.
    const isRenamed = said.name !== undefined && said.name !== stored.name
    if (isRenamed && isUnfitForHome(said.name ?? '')) return { why: 'homeNameUnfit' }
    const { name, timeZone, keptMonths: from = usualKeptMonths } = stored
    const to = said.keptMonths ?? from
    if (to < from && typedName !== name) return { why: 'nameDiffers' }
    const changed = Object.entries(said).filter(
      ([field, value]) => !isDeepStrictEqual(stored[field as keyof Establishment], value),
    )
    const change = Object.fromEntries(changed) as EstablishmentChange
    const of = { ...managing, name: change.name ?? name, timeZone: change.timeZone ?? timeZone }
    const also = async (transaction: Transaction) => {
      const shorter = to < from ? await readShorterTime(transaction, { ...of, from, to }, now) : null
      const isActive = change.state === 'active'
      const state = change.state && (await readTellHomeState(transaction, { ...of, isActive }, now))
      return () => {
        shorter?.()
        state?.()
      }
    }
    return { change, also }
  })
}

/**
 * Adds a shift, or gives the one of that id other names and times, unless another has changed or deleted what was `seen` of it, or is called so
 * (`shiftNameTaken`). French is the language in which it goes by one name.
 */
export function setShift(
  managing: Managing,
  id: string,
  { said, seen }: { said: ShiftChange; seen: ShiftSeen | undefined },
  now: number,
) {
  const shift: Shift = { id, name: said.nameFR, ...said }
  const act = { ...managing, action: 'shift.set' } as const
  return changeEstablishment<'tooManyShifts' | 'shiftChanged' | 'shiftNameTaken'>(act, now, ({ shifts }) => {
    const known = shifts.find((one) => one.id === id)
    if (isDeepStrictEqual(known, shift)) return { change: {} }
    if (seen && !isDeepStrictEqual(known, { id, name: known?.name, ...seen })) return { why: 'shiftChanged' }
    if (takenNames(shifts, id, said).length > 0) return { why: 'shiftNameTaken' }
    const about = {
      aboutName: shift.name,
      fields: fieldsOther(known ?? {}, said),
      ...(known && known.name !== shift.name && { renamed: { from: known.name, to: shift.name } }),
    }
    if (known) return { change: { shifts: shifts.map((one) => (one.id === id ? shift : one)) }, about }
    if (shifts.length >= mostShifts) return { why: 'tooManyShifts' }
    return { change: { shifts: [...shifts, shift] }, about }
  })
}

/** Takes a shift out; not while a rule is limited to it, which would then never alert, or always, nor while somebody is told by it. */
export function deleteShift(managing: Managing, id: string, now: number) {
  return changeEstablishment<'shiftInUse'>(
    { ...managing, action: 'shift.delete' },
    now,
    async ({ shifts }, namesShift) => {
      const gone = shifts.find((one) => one.id === id)
      if (gone === undefined) return { change: {} }
      if (await namesShift(id)) return { why: 'shiftInUse' }
      return { change: { shifts: shifts.filter((one) => one !== gone) }, about: { aboutName: gone.name } }
    },
  )
}
