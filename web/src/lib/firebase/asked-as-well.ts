import { FirebaseError } from 'firebase/app'
import { getDocsFromServer, limit, type Query, query } from 'firebase/firestore'
import { onSeenAgain } from '../page/visibility.ts'
import type { LiveList, LiveSource } from './live-source.ts'

const askEveryMs = 30_000

/** Beyond all that the homes of a super administrator could have; with a limit it is a question of its own, which no listener's answer stands for. */
const most = 9_999

/**
 * A list that is asked for as well every 30 s, and each time that the page can be seen again: for what must not be missed, should its
 * listener miss a change while everything else is answered (ADR 58). What the answer holds and the list did not, Firestore
 * tells the listener itself; where the list holds what the answer does not, it is listened to anew.
 */
export function askedAsWell<T>(asked: Query, source: LiveSource<LiveList<T>>): LiveSource<LiveList<T>> {
  const question = query(asked, limit(most))
  /** When it is asked for next, which goes on where its listener is opened anew; by no clock that can be set. */
  let dueAt = 0
  return {
    listen({ tell, heard }) {
      /** Null: refused, or let go of. */
      let shown: readonly string[] | null = []
      const start = () =>
        source.listen({
          tell: (live) => {
            shown = live.status === 'ready' ? pathsIn(live.value) : null
            tell(live)
          },
          heard,
        })
      let stop = start()

      let asking = false
      const ask = async () => {
        const before = shown
        // What was refused is asked for again as any other.
        if (asking || before === null) return
        asking = true
        const isRight = await holds(question, before).finally(() => {
          asking = false
        })
        // What was told meanwhile is newer than the answer may be.
        if (isRight || shown !== before) return
        console.warn('A list is not as the server has it: it is listened to anew')
        stop()
        stop = start()
      }
      const stopWatching = onSeenAgain(ask)
      let timer: ReturnType<typeof setTimeout>
      const wait = () => {
        timer = setTimeout(() => {
          dueAt = performance.now() + askEveryMs
          wait()
          ask()
        }, dueAt - performance.now())
      }
      if (dueAt <= performance.now()) dueAt = performance.now() + askEveryMs
      wait()
      return () => {
        clearTimeout(timer)
        stopWatching()
        shown = null
        stop()
      }
    },
  }
}

const pathsIn = <T>({ items, unreadable }: LiveList<T>) => [...items, ...unreadable].map(({ path }) => path)

/** Whether the server still finds all of these. Without a line nothing is known, which ADR 10 tells; a refusal the listener itself will. */
async function holds(question: Query, paths: readonly string[]): Promise<boolean> {
  try {
    const { docs } = await getDocsFromServer(question)
    const there = new Set(docs.map(({ ref }) => ref.path))
    // Of an answer that was cut nothing can be said.
    return docs.length === most || paths.every((path) => there.has(path))
  } catch (error) {
    if (error instanceof FirebaseError) return error.code === 'unavailable'
    throw error
  }
}
