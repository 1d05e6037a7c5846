import { handover } from './handover.ts'
import { today } from './today.ts'

/** What is read of what there is to do and of what a shift left, in French (fr-CA). */
export const ofHandover = { handover, today }
