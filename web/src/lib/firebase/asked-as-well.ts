import { limit, onSnapshot, type Query, query } from 'firebase/firestore'
import { onSeenAgain } from '../page/visibility.ts'
import type { LiveList, LiveSource } from './live-source.ts'
import { inOwnTask } from './own-task.ts'

const askEveryMs = 30_000

/** Beyond all that the homes of a super administrator could have; with a limit it is a question of its own, which no listener's answer stands for. */
const most = 9_999

/**
 * A list that is asked for as well every 30 s, and each time that the page can be seen again: for what must not be missed, should its
 * listener miss a change while everything else is answered (ADR 58). What the answer holds and the list did not, Firestore
 * tells the listener itself; where the list holds what the answer does not, or was never heard, it is listened to anew. A question that nobody answers is let go of with the next.
 * @param known of the source: once the question was answered, what the browser holds of the list is all of it
 */
export function askedAsWell<T>(
  asked: Query,
  source: LiveSource<LiveList<T>>,
  known: { isAnswered: boolean },
): LiveSource<LiveList<T>> {
  const question = query(asked, limit(most))
  /** When it is asked for next, which goes on where its listener is opened anew; by no clock that can be set. */
  let dueAt = 0
  return {
    listen({ tell, heard }) {
      /** Null: refused, or let go of. */
      let shown: readonly string[] | null = []
      let isTold = false
      const start = () =>
        source.listen({
          tell: (live) => {
            shown = live.status === 'ready' ? pathsIn(live.value) : null
            isTold ||= shown !== null
            tell(live)
          },
          heard,
        })
      let stop = start()

      let letGo = () => {}
      const ask = () => {
        letGo()
        const before = shown
        // What was refused is asked for again as any other.
        if (before === null) return
        letGo = askServer(question, (found) => {
          known.isAnswered ||= found !== null && found.length < most
          // What was told meanwhile is newer than the answer may be.
          if (shown !== before) return
          const isDeaf = !isTold && known.isAnswered && found?.length !== 0
          if (holds(found, before) && !isDeaf) return
          console.warn('A list is not as the server has it: it is listened to anew')
          stop()
          stop = start()
        })
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
        letGo()
        shown = null
        stop()
      }
    },
  }
}

const pathsIn = <T>({ items, unreadable }: LiveList<T>) => [...items, ...unreadable].map(({ path }) => path)

/** Whether what the server found has all of these; not where it answered that nothing may be asked, which the listener is to hear itself. */
function holds(found: readonly string[] | null, paths: readonly string[]): boolean {
  if (found === null) return false
  const there = new Set(found)
  // Of an answer that was cut nothing can be said.
  return found.length === most || paths.every((path) => there.has(path))
}

/**
 * Asks the server once, and says the paths of what it found; null: it refused. Without a line, of which ADR 10 tells, it says nothing. Returns how to let go of
 * the question: asked again while one like it waits, Firestore would have both wait for the same answer.
 */
function askServer(question: Query, say: (found: readonly string[] | null) => void): () => void {
  const end = inOwnTask(() =>
    onSnapshot(
      question,
      { includeMetadataChanges: true },
      ({ docs, metadata }) => {
        if (metadata.fromCache) return
        end()
        say(docs.map(({ ref }) => ref.path))
      },
      () => say(null),
    ),
  )
  return end
}
