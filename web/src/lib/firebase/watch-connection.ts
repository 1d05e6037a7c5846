import { onSnapshot } from 'firebase/firestore'
import { startHeartbeat } from '../connection/heartbeat.ts'
import { noteProof } from '../connection/last-proof.ts'
import { onSeenAgain } from '../page/visibility.ts'
import { emulatorHost, emulatorPort, suitePort, usesEmulators } from './emulators.ts'
import { keepListening } from './listen.ts'
import { askServer, ownMembershipsQuery } from './own-records.ts'
import { inOwnTask } from './own-task.ts'
import { reconnect } from './reconnect.ts'

/** What happened to the connection with the server. */
export interface ConnectionSign {
  readonly sign: 'inSync' | 'outOfSync' | 'answered' | 'silent'
  readonly at: number
}

const reachedWithinMs = 4_000

/**
 * Tells every sign of the connection until the returned function is called. There are three: whether Firestore says
 * that what it shows comes from the server; whether the server can be reached, tried every 4 s; and whether it answers
 * a question of ours by the stream that brings everything else, asked every 20 s, since a stream may hang for minutes
 * before Firestore notices. Once the server can be reached again, Firestore is made to connect at once.
 */
export function watchConnection(uid: string, tell: (sign: ConnectionSign) => void): () => void {
  let stopped = false
  let proven = false
  let lost = false

  const say = (sign: ConnectionSign['sign']) => {
    if (stopped) return
    const isGood = sign === 'inSync' || sign === 'answered'
    proven ||= isGood
    // At the start the cache speaks before the server does: that is not a loss.
    lost = proven && !isGood
    const at = Date.now()
    if (isGood) noteProof(at)
    tell({ sign, at })
  }

  const stopListening = keepListening((heard) => {
    const hear = (fromServer: boolean) => {
      heard(fromServer)
      say(fromServer ? 'inSync' : 'outOfSync')
    }
    return inOwnTask(() =>
      onSnapshot(
        ownMembershipsQuery(uid),
        { includeMetadataChanges: true },
        ({ metadata }) => hear(!metadata.fromCache),
        () => hear(false),
      ),
    )
  })

  const pulse = { reach: canReachServer, ask: () => askServer(uid), reconnect }
  const heart = startHeartbeat(pulse, () => lost, say)
  addEventListener('online', heart.beat)
  const stopWatching = onSeenAgain(heart.beat)

  return () => {
    stopped = true
    stopListening()
    heart.stop()
    removeEventListener('online', heart.beat)
    stopWatching()
  }
}

/** Whether any answer at all comes from where Firestore is; what it says does not matter. */
async function canReachServer(): Promise<boolean> {
  const address = usesEmulators
    ? `http://${emulatorHost}:${emulatorPort('firestore', suitePort())}/`
    : 'https://firestore.googleapis.com/'
  try {
    await fetch(address, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(reachedWithinMs),
    })
    return true
  } catch {
    return false
  }
}
