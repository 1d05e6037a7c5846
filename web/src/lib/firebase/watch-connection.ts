import { paths } from '@vigie/domain/paths'
import { collectionGroup, disableNetwork, enableNetwork, onSnapshot, query, where } from 'firebase/firestore'
import { firebaseFirestore } from './firestore.ts'
import { askServer } from './own-records.ts'

/** What happened to the connection with the server. */
export type ConnectionSign = {
  readonly sign: 'inSync' | 'outOfSync' | 'answered' | 'silent'
  readonly at: number
}

const beatMs = 8_000
const answerWithinMs = 6_000

/**
 * Tells every sign of the connection until the returned function is called: whether Firestore says that what it shows
 * comes from the server, and whether the server answers a question of our own, asked every 8 s (a stream may hang for
 * minutes before Firestore notices).
 */
export function watchConnection(uid: string, tell: (sign: ConnectionSign) => void): () => void {
  const say = (sign: ConnectionSign['sign']) => tell({ sign, at: Date.now() })
  const memberships = query(collectionGroup(firebaseFirestore(), paths.membersGroup), where('uid', '==', uid))
  const stopListening = onSnapshot(
    memberships,
    { includeMetadataChanges: true },
    (snapshot) => say(snapshot.metadata.fromCache ? 'outOfSync' : 'inSync'),
    () => say('outOfSync'),
  )

  let stopped = false
  let asking = false
  const ask = async () => {
    if (asking || stopped) return
    asking = true
    const answered = await withinTime(askServer(uid))
    asking = false
    if (stopped) return
    say(answered ? 'answered' : 'silent')
    if (!answered && navigator.onLine) await reconnectNow()
  }
  const askIfVisible = () => {
    if (document.visibilityState === 'visible') ask()
  }
  ask()
  const beat = setInterval(ask, beatMs)
  addEventListener('online', ask)
  document.addEventListener('visibilitychange', askIfVisible)

  return () => {
    stopped = true
    stopListening()
    clearInterval(beat)
    removeEventListener('online', ask)
    document.removeEventListener('visibilitychange', askIfVisible)
  }
}

function withinTime(question: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const tooLate = setTimeout(() => resolve(false), answerWithinMs)
    const settle = (answered: boolean) => {
      clearTimeout(tooLate)
      resolve(answered)
    }
    question.then(
      () => settle(true),
      () => settle(false),
    )
  })
}

/** Firestore waits up to a minute between two attempts; switching the network off and on makes it try at once. */
async function reconnectNow(): Promise<void> {
  await disableNetwork(firebaseFirestore())
  await enableNetwork(firebaseFirestore())
}
