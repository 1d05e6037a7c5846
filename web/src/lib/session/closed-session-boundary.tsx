import { Component, type ReactNode } from 'react'
import { leaveSession } from './leave-session.ts'

interface State {
  readonly error: unknown
}

/**
 * Signs out somebody who may not read their own records any more: their account was closed, and Firestore ended what
 * listened to them. ReactFire throws that while rendering. Any other error goes on its way.
 */
export class ClosedSessionBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override componentDidCatch(error: unknown): void {
    if (isDenial(error)) leaveSession('expired')
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    if (isDenial(error)) return null
    throw error
  }
}

const isDenial = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'permission-denied'
