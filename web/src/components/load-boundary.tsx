import { Component, type ReactNode, Suspense } from 'react'
import { tellPartNotLoaded } from '../lib/notices/tell-part-not-loaded.ts'

interface Props {
  /** Takes away what could not be loaded, so that it can be asked for again. */
  onFailed: () => void
  children: ReactNode
}

/**
 * Around something of a page whose code comes by itself. Where that cannot be had, the person is told, and nothing else goes
 * from the screen: a menu that fails must not take the alerts along.
 */
export class LoadBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(): void {
    this.props.onFailed()
    tellPartNotLoaded()
  }

  override render(): ReactNode {
    return this.state.failed ? null : <Suspense>{this.props.children}</Suspense>
  }
}
