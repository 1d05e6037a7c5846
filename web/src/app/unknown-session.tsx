import { useEffect } from 'react'
import { addListener } from '../lib/connection/listeners.ts'
import { reconnect } from '../lib/firebase/reconnect.ts'
import { Starting } from './starting.tsx'

const listening = {
  start: () => {
    reconnect()
  },
  stop: () => undefined,
}

/**
 * Stands for the app until the server has said who the person is. ReactFire listens for that and cannot be told to listen
 * anew, so where it stays deaf although the server answers, Firestore connects anew and asks for everything again.
 */
export function UnknownSession() {
  useEffect(() => addListener(listening).end, [])
  return <Starting />
}
