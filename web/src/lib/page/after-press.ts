import { watchHeld } from './held-press.ts'

/** Does something once no button of the mouse, and no finger, is down on this page any more; at once where none is. */
export const afterPress = watchHeld(window)
