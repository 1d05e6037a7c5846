import { establishmentSchema } from '@vigie/domain/care/establishment'
import { paths } from '@vigie/domain/paths'
import { documentAt, listAt } from '../../../lib/firebase/asked.ts'

/** Every establishment: for a super admin only. */
export const allEstablishmentsSource = () => listAt(paths.establishments, establishmentSchema)

export const establishmentSource = (eid: string) => documentAt(paths.establishment(eid), establishmentSchema)
