/**
 * Keeps a keyboard user's place when what they pressed goes away with what it did: the next button of the same alert
 * gets the focus, or the page's content when the alert is gone too. To be called in the handler of the press.
 */
export function keepFocusNear(pressed: HTMLElement): void {
  const alert = pressed.closest('[data-alert]')
  const settle = () => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (!isLost) return
    const next = alert?.isConnected ? alert.querySelector<HTMLElement>('[data-actions] button') : null
    const target = next ?? document.getElementById('content')
    target?.focus({ preventScroll: true })
  }
  // After React has drawn what the press changed.
  requestAnimationFrame(() => requestAnimationFrame(settle))
}
