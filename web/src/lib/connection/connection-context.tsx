import { createContext, type ReactNode, useContext } from 'react'
import { useSession } from '../session/session-context.ts'
import type { Connection } from './connection-state.ts'
import { useConnection } from './use-connection.ts'

const ConnectionContext = createContext<Connection>({ state: 'connecting' })

/** Watches the connection for all that is below. */
export function ConnectionProvider({ children }: { children: ReactNode }) {
  const connection = useConnection(useSession().user.uid)
  return <ConnectionContext value={connection}>{children}</ConnectionContext>
}

/** Whether what the screen shows is live. */
export function useWatchedConnection(): Connection {
  return useContext(ConnectionContext)
}
