import { handover } from './handover.ts'
import { today } from './today.ts'

/** What is read of what there is to do and of what a shift left, in English. */
export const ofHandover = { handover, today }
