import type { Shift } from './shift.ts'

/** A shift from one time to another, both as "23:00", that is called by its id. For tests. */
export const shiftOf = (id: string, start: string, end: string): Shift => ({
  id,
  name: id,
  nameFR: id,
  nameEN: id,
  start,
  end,
})
