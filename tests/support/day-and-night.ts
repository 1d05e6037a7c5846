import type { Shift } from '@vigie/domain/time/shift'

const shift = (name: string, start: string, end: string): Shift => ({
  id: name,
  name,
  nameFR: name,
  nameEN: name,
  start,
  end,
})

/** The shifts of a home in which somebody is always at work. */
export const dayAndNight = [shift('Jour', '07:00', '19:00'), shift('Nuit', '19:00', '07:00')]
