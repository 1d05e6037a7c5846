import type { wallBoard as french } from '../fr/wall-board.ts'

/** What an administrator says of the home's board. */
export const wallBoard: typeof french = {
  board: 'Wall board',
  help: 'A page to leave open on a large screen: the alerts in progress, readable from afar, with nothing to touch. Only this home’s alerts are seen and heard there, even if you follow other homes. It stays on when the screen locks.',
  says: 'The board shows',
  rooms: 'The room only',
  names: 'The room and the resident’s name',
  open: 'Open the wall board',
}
