import { createContext, type ReactNode, useContext } from 'react'
import { useSession } from '../session/session-context.ts'
import { useConnection, type WatchedConnection } from './use-connection.ts'

const ConnectionContext = createContext<WatchedConnection>({
  connection: { state: 'connecting' },
  wait: 'none',
})

/** Watches the connection for all that is below. */
export function ConnectionProvider({ children }: { children: ReactNode }) {
  const connection = useConnection(useSession().user.uid)
  return <ConnectionContext value={connection}>{children}</ConnectionContext>
}

/** Whether what the screen shows is live. */
export function useWatchedConnection(): WatchedConnection {
  return useContext(ConnectionContext)
}
