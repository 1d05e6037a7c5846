import { paths } from '@vigie/domain/paths'
import { collectionGroup, onSnapshot, query, where } from 'firebase/firestore'
import { emulatorHost, emulatorPort, suitePort, usesEmulators } from './emulators.ts'
import { firebaseFirestore } from './firestore.ts'
import { keepListening } from './listen.ts'
import { askServer } from './own-records.ts'
import { reconnect } from './reconnect.ts'

/** What happened to the connection with the server. */
export type ConnectionSign = {
  readonly sign: 'inSync' | 'outOfSync' | 'answered' | 'silent'
  readonly at: number
}

const beatMs = 4_000
const reachedWithinMs = 4_000
/** A question costs a read, so it is asked at one beat in so many while all is well. */
const beatsAQuestion = 5
const answerWithinMs = 6_000

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
  let beats = 0
  let beating = false

  const say = (sign: ConnectionSign['sign']) => {
    if (stopped) return
    const isGood = sign === 'inSync' || sign === 'answered'
    proven ||= isGood
    // At the start the cache speaks before the server does: that is not a loss.
    lost = proven && !isGood
    tell({ sign, at: Date.now() })
  }

  const memberships = query(collectionGroup(firebaseFirestore(), paths.membersGroup), where('uid', '==', uid))
  let listened = false
  const stopListening = keepListening((heard) => {
    // ReactFire asks the same and never stops, so a second listener would ask the server nothing.
    if (listened) reconnect()
    listened = true
    const hear = (fromServer: boolean) => {
      heard(fromServer)
      say(fromServer ? 'inSync' : 'outOfSync')
    }
    return onSnapshot(
      memberships,
      { includeMetadataChanges: true },
      ({ metadata }) => hear(!metadata.fromCache),
      () => hear(false),
    )
  })

  const beat = async () => {
    if (beating || stopped) return
    beating = true
    if (!(await canReachServer())) say('silent')
    else if (lost || beats % beatsAQuestion === 0) {
      if (lost) await reconnect()
      say((await withinTime(askServer(uid))) ? 'answered' : 'silent')
    }
    beats += 1
    beating = false
  }
  const beatIfVisible = () => {
    if (document.visibilityState === 'visible') beat()
  }
  beat()
  const timer = setInterval(beat, beatMs)
  addEventListener('online', beat)
  document.addEventListener('visibilitychange', beatIfVisible)

  return () => {
    stopped = true
    stopListening()
    clearInterval(timer)
    removeEventListener('online', beat)
    document.removeEventListener('visibilitychange', beatIfVisible)
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
