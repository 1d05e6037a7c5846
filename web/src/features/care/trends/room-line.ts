import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import type { TFunction } from 'i18next'

/** In which room somebody lives, as a line of a picture that is saved: it names nobody. None where they have no room. */
export const roomLine = ({ room }: Pick<Beneficiary, 'room'>, t: TFunction): string[] =>
  room.trim() === '' ? [] : [t('common.room', { room: room.trim() })]
