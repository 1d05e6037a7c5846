import { code } from '../../../lib/page/code.ts'
import { useComing } from '../../../lib/page/use-coming.ts'

// Right behind the page: it is there before anybody has written a note.
const loadSending = code(() => import('./sends-waiting.tsx'))

/** Has what waits sent, on whichever page one is, and says what was begun before. */
export function NotesSender() {
  const sending = useComing(loadSending)
  return sending && <sending.SendsWaiting />
}
