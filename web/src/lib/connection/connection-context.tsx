import { createContext, type ReactNode, useContext } from 'react'
import { useConnection, type WatchedConnection } from './use-connection.ts'

const ConnectionContext = createContext<WatchedConnection>({
  connection: { state: 'connecting' },
  wait: 'none',
})

interface Props {
  uid: string
  children: ReactNode
}

/** Watches the connection of somebody who is signed in, for all that is below. */
export function ConnectionProvider({ uid, children }: Props) {
  const connection = useConnection(uid)
  return <ConnectionContext value={connection}>{children}</ConnectionContext>
}

/** Whether what the screen shows is live. */
export function useWatchedConnection(): WatchedConnection {
  return useContext(ConnectionContext)
}
