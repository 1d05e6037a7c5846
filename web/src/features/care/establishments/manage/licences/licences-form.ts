import { type Licences, licencesSchema } from '@vigie/domain/care/licences'
import { endOfLocalDate, localDate } from '@vigie/domain/time/local-time'

/** What stands in the form: both as they are typed, empty for what is not agreed. */
export interface LicencesForm {
  readonly beds: string
  /** The last day, "yyyy-mm-dd". */
  readonly until: string
}

export type LicencesFaults = Partial<{ beds: 'bedsInvalid'; until: 'dateInvalid' }>

/** The form of licences as they are; days are on the home's clock. */
export const formOf = ({ beds, until }: Licences, timeZone: string): LicencesForm => ({
  beds: beds === null ? '' : String(beds),
  until: until === null ? '' : localDate(until, timeZone),
})

/** What is wrong, by field; nothing where the form can be sent. */
export function faultsOf({ beds, until }: LicencesForm): LicencesFaults {
  const isNumber = /^\d*$/.test(beds.trim()) && licencesSchema.shape.beds.safeParse(bedsIn(beds)).success
  const isDate = until === '' || (/^2\d{3}-\d\d-\d\d$/.test(until) && !Number.isNaN(Date.parse(until)))
  return { ...(!isNumber && { beds: 'bedsInvalid' }), ...(!isDate && { until: 'dateInvalid' }) }
}

/** The licences that the form says: until the end of the day on the home's clock. */
export const licencesIn = ({ beds, until }: LicencesForm, timeZone: string): Licences => ({
  beds: bedsIn(beds),
  until: until === '' ? null : endOfLocalDate(until, timeZone),
})

const bedsIn = (beds: string) => (beds.trim() === '' ? null : Number(beds))
