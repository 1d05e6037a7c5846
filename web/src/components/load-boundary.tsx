import i18next from 'i18next'
import { Component, type ReactNode, Suspense } from 'react'
import { tell } from '../lib/notices/notices.ts'

interface Props {
  /** Takes away what could not be loaded, so that it can be asked for again. */
  onFailed: () => void
  children: ReactNode
}

/**
 * Around something of a page whose code comes by itself. Where that cannot be had, the person is told, and nothing else goes
 * from the screen: a menu that fails must not take the alerts along. A browser does not ask again for code that it could not
 * get once, so the message offers to load the page anew.
 */
export class LoadBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(): void {
    this.props.onFailed()
    tell({
      kind: 'error',
      text: () => i18next.t('failure.partNotLoaded'),
      action: { label: () => i18next.t('failure.reload'), act: () => location.reload() },
    })
  }

  override render(): ReactNode {
    return this.state.failed ? null : <Suspense>{this.props.children}</Suspense>
  }
}
