import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import {
  type BeneficiaryChange,
  beneficiaryChangeSchema,
  beneficiarySeenSchema,
} from '@vigie/domain/care/managed-beneficiary'
import { idSchema } from '@vigie/domain/ids'
import { shownNameFault } from '@vigie/domain/people/shown-name'
import { z } from 'zod'
import { phoneOf, phoneWords } from '../../../../lib/phone/phone.ts'

/** What stands in the form. */
export interface ResidentForm {
  readonly name: string
  readonly room: string
  readonly email: string
  readonly phone: string
  /** Whether an administrator says that they have tried the number. */
  readonly phoneTried: boolean
}

const nameFaults = { missing: 'nameRequired', tooLong: 'nameTooLong', notShown: 'nameNotShown' } as const

export type ResidentFaults = Partial<{
  name: (typeof nameFaults)[keyof typeof nameFaults]
  room: 'roomTooLong' | 'roomNotShown'
  email: 'emailInvalid'
  phone: 'phoneInvalid'
}>

/** The form of a new resident. */
export const emptyForm: ResidentForm = { name: '', room: '', email: '', phone: '', phoneTried: false }

/** The form of a resident as they are. */
export const formOf = ({
  name,
  room,
  email,
  phone,
  confirmedPhone,
}: Pick<Beneficiary, 'name' | 'room' | 'email' | 'phone' | 'confirmedPhone'>): ResidentForm => ({
  name,
  room,
  email: email ?? '',
  phone: phone === null ? '' : phoneWords(phone),
  phoneTried: phone !== null && phone === confirmedPhone,
})

const keptSchema = z.object({
  bid: idSchema,
  seen: beneficiarySeenSchema.nullable(),
  form: z.object({
    name: z.string(),
    room: z.string(),
    email: z.string(),
    phone: z.string(),
    phoneTried: z.boolean(),
  }),
})

/** What a device kept of the form and of the record as it was then; null: it is none. */
export const keptIn = (kept: unknown) => keptSchema.safeParse(kept).data ?? null

/** What is wrong, by field; nothing where the form can be sent. The server asks the same of it once more. */
export function faultsOf({ name, room, email, phone }: ResidentForm): ResidentFaults {
  const { shape } = beneficiaryChangeSchema
  const nameFault = shownNameFault(name)
  const isRoom = shape.room.safeParse(room).success
  return {
    ...(nameFault !== null && { name: nameFaults[nameFault] }),
    ...(!isRoom && { room: room.trim().length > 20 ? 'roomTooLong' : 'roomNotShown' }),
    ...(!shape.email.safeParse(email.trim() || null).success && { email: 'emailInvalid' as const }),
    ...(phone.trim() !== '' && phoneOf(phone) === null && { phone: 'phoneInvalid' as const }),
  }
}

/** The form with another number, which nobody has tried unless it is the one that the form began with. */
export function withPhone(form: ResidentForm, phone: string, began: ResidentForm): ResidentForm {
  return { ...form, phone, phoneTried: began.phoneTried && phoneOf(phone) === phoneOf(began.phone) }
}

/** What a faultless form says: of how the resident is reached, what was changed since it began; what others change meanwhile stays. */
export function saidIn(
  { name, room, email, phone, phoneTried }: ResidentForm,
  began: ResidentForm,
): BeneficiaryChange {
  const number = phoneOf(phone)
  const isSameNumber = number === phoneOf(began.phone) && phoneTried === began.phoneTried
  return {
    name,
    room,
    ...(email.trim() !== began.email && { email: email.trim() || null }),
    ...(!isSameNumber && { phone: number, phoneTried: number !== null && phoneTried }),
  }
}

/** A field that somebody else has changed while the form was open: what it says by now, and whether another text stands in the form. */
export interface ChangedField {
  readonly field: 'name' | 'room' | 'email' | 'phone'
  readonly now: string
  readonly isTypedOver: boolean
}

/**
 * The form once somebody else has changed the record: what the person has not touched says what it says by now, what they typed stays.
 */
export function takenOver(
  form: ResidentForm,
  began: ResidentForm,
  now: ResidentForm,
): { readonly form: ResidentForm; readonly changed: readonly ChangedField[] } {
  const isAs = (one: ResidentForm, other: ResidentForm, field: ChangedField['field']) =>
    one[field].trim() === other[field].trim() && (field !== 'phone' || one.phoneTried === other.phoneTried)
  const changed = (['name', 'room', 'email', 'phone'] as const).flatMap((field) => {
    if (isAs(began, now, field)) return []
    const isTypedOver = !isAs(form, began, field) && !isAs(form, now, field)
    return { field, now: now[field], isTypedOver }
  })
  const taken = changed.filter(({ isTypedOver }) => !isTypedOver).map(({ field }) => field)
  const texts = Object.fromEntries(taken.map((field) => [field, now[field]]))
  return {
    form: { ...form, ...texts, ...(taken.includes('phone') && { phoneTried: now.phoneTried }) },
    changed,
  }
}
