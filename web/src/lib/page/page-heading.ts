/** Puts the focus on the page's heading, where what had it is gone from the page. */
export function focusHeading(): void {
  document.querySelector('h1')?.focus({ preventScroll: true })
}
