import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import type { TFunction } from 'i18next'

/** A resident in one line, as lists to choose from have it: "214 · Mme Roy", or the name alone without a room. */
export const roomAndName = ({ room, name }: Pick<Beneficiary, 'room' | 'name'>): string =>
  room.trim() === '' ? name : `${room} · ${name}`

/** The same where residents who are archived stand among the others, and are said to be: "214 · Mme Roy (archivé)". */
export const roomNameAndState = (
  resident: Pick<Beneficiary, 'room' | 'name' | 'state'>,
  t: TFunction,
): string =>
  resident.state === 'archived'
    ? t('archiving.named', { name: roomAndName(resident) })
    : roomAndName(resident)
