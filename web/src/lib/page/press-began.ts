import { watchPresses } from './press-runs.ts'

/** When the run of presses on this page began that a click belongs to, on the clock of `Event.timeStamp`. */
export const pressBeganAt = watchPresses(window, () => performance.now())
