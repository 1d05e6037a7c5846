/**
 * Keeps a keyboard user's place when what they pressed goes away with what it did. To be called in the handler of the
 * press. The focus goes to no button: the next Enter of somebody who pressed it twice would do what they did not ask for.
 * @param near the link of the same alert, where that stays; or the page's content, where the alert is about to go too
 */
export function keepFocusNear(pressed: HTMLElement, near: 'alert' | 'page'): void {
  const alert = near === 'alert' ? pressed.closest('[data-alert]') : null
  const settle = () => {
    const { activeElement } = document
    // A menu that closes takes the focus along only once it has faded.
    const isLost = !activeElement || activeElement === document.body || activeElement.closest('[role=menu]')
    if (!isLost) return
    const link = alert?.isConnected ? alert.querySelector<HTMLElement>('a') : null
    const target = link ?? document.getElementById('content')
    target?.focus({ preventScroll: true })
  }
  // After React has drawn what the press changed.
  requestAnimationFrame(() => requestAnimationFrame(settle))
}
