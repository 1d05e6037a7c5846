import { type Establishment, mostOfAddress, mostOfContactName } from '@vigie/domain/care/establishment'
import {
  contactSchema,
  type EstablishmentChange,
  type NewEstablishment,
} from '@vigie/domain/care/managed-establishment'
import { shownLineFault, shownNameFault } from '@vigie/domain/people/shown-name'
import { z } from 'zod'
import type { TypedOver } from '../../../../../lib/page/typed-over.ts'
import type { Phones } from '../../../../../lib/phone/phones.ts'

/** What stands in the form. */
export interface InformationsForm {
  readonly name: string
  readonly address: string
  readonly contactName: string
  readonly contactPhone: string
  readonly contactEmail: string
  readonly timeZone: string
}

const nameFaults = { missing: 'nameRequired', tooLong: 'tooLong', notShown: 'nameNotShown' } as const
type NameFault = (typeof nameFaults)[keyof typeof nameFaults]

export type InformationsFaults = Partial<{
  name: NameFault
  address: 'tooLong' | 'notShown'
  contactName: 'tooLong' | 'notShown'
  contactPhone: 'phoneInvalid'
  contactEmail: 'emailInvalid'
}>

const formSchema = z.object({
  name: z.string(),
  address: z.string(),
  contactName: z.string(),
  contactPhone: z.string(),
  contactEmail: z.string(),
  timeZone: z.string(),
})
const keptSchema = z.object({ began: formSchema, form: formSchema, seen: formSchema })

/** What a device kept of the form, as it can go on with it; null: it cannot. */
export const keptIn = (kept: unknown): TypedOver<InformationsForm> | null =>
  keptSchema.safeParse(kept).data ?? null

/** The form of a new establishment, on the clock of whoever makes it. */
export const emptyForm = (timeZone: string): InformationsForm => ({
  name: '',
  address: '',
  contactName: '',
  contactPhone: '',
  contactEmail: '',
  timeZone,
})

/** The form of an establishment as it is; its number as it is kept. */
export const formOf = ({ name, address, contact, timeZone }: Establishment): InformationsForm => ({
  name,
  address,
  contactName: contact.name,
  contactPhone: contact.phone,
  contactEmail: contact.email,
  timeZone,
})

/** The form as it is shown: a number that nobody has touched as people write it, once the numbers of the world are known. */
export const shownOf = (
  form: InformationsForm,
  began: InformationsForm,
  phones: Phones | null,
): InformationsForm =>
  phones === null || form.contactPhone !== began.contactPhone
    ? form
    : { ...form, contactPhone: phones.phoneWords(form.contactPhone) }

/**
 * What is wrong, by field; nothing where what was changed since the form began can be sent. The server asks the same of it once
 * more. A telephone number of before that is none may stay until somebody changes the contact.
 * @param phones null while it is not there: nothing is said of the number until then
 */
export function faultsOf(
  form: InformationsForm,
  began: InformationsForm,
  phones: Phones | null,
): InformationsFaults {
  const address = shownLineFault(form.address, mostOfAddress)
  const contactName = shownLineFault(form.contactName, mostOfContactName)
  const name = shownNameFault(form.name)
  const contact = contactSchema.shape
  return {
    ...(name !== null && { name: nameFaults[name] }),
    ...(address !== null && { address }),
    ...(contactName !== null && { contactName }),
    ...(phones !== null &&
      'contact' in changedIn(form, began, phones) &&
      !contact.phone.safeParse(phoneIn(form, phones)).success && { contactPhone: 'phoneInvalid' }),
    ...(!contact.email.safeParse(form.contactEmail.trim()).success && { contactEmail: 'emailInvalid' }),
  }
}

/** The number as it is kept; what is none stays as it stands. */
const phoneIn = ({ contactPhone }: InformationsForm, { phoneOf }: Phones) =>
  phoneOf(contactPhone) ?? contactPhone.trim()

/** What the form says of an establishment. */
export function saidIn(whole: InformationsForm, phones: Phones): NewEstablishment {
  const { contactName, contactPhone, contactEmail, ...form } = whole
  return {
    ...form,
    contact: { name: contactName, phone: phoneIn(whole, phones), email: contactEmail.trim() },
  }
}

/** What somebody changed in the form since it began: what others change meanwhile stays theirs. */
export function changedIn(
  form: InformationsForm,
  began: InformationsForm,
  phones: Phones,
): EstablishmentChange {
  const { name, address, contact, timeZone } = saidIn(form, phones)
  const before = saidIn(began, phones)
  const isSameContact = Object.entries(before.contact).every(
    ([field, value]) => contact[field as keyof typeof contact] === value,
  )
  return {
    ...(name !== before.name && { name }),
    ...(address !== before.address && { address }),
    ...(!isSameContact && { contact }),
    ...(timeZone !== before.timeZone && { timeZone }),
  }
}
