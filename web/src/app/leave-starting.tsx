import { useEffect, useState } from 'react'
import { onSignedInChange } from '../lib/firebase/auth.ts'
import { ownerOf, recordsOf } from '../lib/kept/kept-records.ts'
import SignOutQuestion from './sign-out-question.tsx'

/** Nothing was done on a page that has not begun. */
const nothingDone = async () => 0

/**
 * What the way out asks while the app is still waited for: no alert is seen yet, so that the person may be on some; and what this device keeps of
 * theirs is counted, though nobody knows yet what it is, or of whom they may read.
 */
export default function LeaveStarting({ onClose }: { onClose: () => void }) {
  const kept = useKeptCount()
  if (kept === null) return null
  return (
    <SignOutQuestion
      inHand={[]}
      isCalled={false}
      mayHoldOthers
      waiting={[]}
      drafts={[]}
      tasks={[]}
      rules={0}
      forms={kept}
      notArrived={0}
      unconfirmed={[]}
      settle={nothingDone}
      onClose={onClose}
    />
  )
}

/** How much this device keeps of the person, whether it can be read by now or not; null until it is counted. */
function useKeptCount(): number | null {
  const [count, setCount] = useState<number | null>(null)
  useEffect(
    () =>
      onSignedInChange((user) => {
        if (!user) return setCount(0)
        ownerOf(user.uid)
          .then((owner) => recordsOf(owner, Date.now()))
          .then(
            ({ size }) => setCount(size),
            (error: unknown) => {
              console.error('What this device kept cannot be counted', error)
              setCount(0)
            },
          )
      }),
    [],
  )
  return count
}
