import { Component, type ReactNode } from 'react'
import { PageFailure } from './page-failure.tsx'

interface Props {
  /** Whether nothing else of the app stands around the page. */
  isWhole: boolean
  children: ReactNode
}

/** Keeps what is around a page on screen when the page fails. Keyed by the address: another page starts anew. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? <PageFailure isWhole={this.props.isWhole} /> : this.props.children
  }
}
