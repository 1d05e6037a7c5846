import type { NewEstablishment } from '@vigie/domain/care/managed-establishment'
import { isPossiblePhone } from '../accounts/is-possible-phone.ts'

/** Whether an establishment can be reached at the telephone number that is said of it, or none is said. */
export const isContactPossible = ({ phone }: NewEstablishment['contact']): boolean =>
  phone === '' || isPossiblePhone(phone)
