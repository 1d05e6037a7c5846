import { pressBeganAt } from './press-began.ts'
import { watchBeneath } from './watch-beneath.ts'

/** Menus and windows, with what dims the page around them. */
const over = '[role=presentation]'

/** Says that what was pressed closes now: the rest of that run of presses on this page does nothing to what lay beneath. */
export const keepFromBeneath = watchBeneath(window, {
  beganAt: pressBeganAt,
  now: () => performance.now(),
  isOver: ({ target }) => target instanceof Element && target.closest(over) !== null,
})
