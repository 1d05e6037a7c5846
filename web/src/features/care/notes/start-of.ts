import { shortened } from '@vigie/domain/shortened'

const most = 61

/** The beginning of a note, by which it is told from others. */
export const startOf = (text: string): string => shortened(text, most)
