import type { Beneficiary } from '@vigie/domain/care/beneficiary'

/** A resident in one line, as lists to choose from have it: "214 · Mme Roy", or the name alone without a room. */
export const roomAndName = ({ room, name }: Pick<Beneficiary, 'room' | 'name'>): string =>
  room.trim() === '' ? name : `${room} · ${name}`
