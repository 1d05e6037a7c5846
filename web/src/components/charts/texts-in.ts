/** A word as it stands on the screen. */
interface ShownWord {
  readonly words: string
  /** From the left of the screen, and from its top to that of the letters. */
  readonly x: number
  readonly y: number
  readonly font: string
  readonly ink: string
}

/** The words that are seen in an element, wherever its lines break; none that is cut off. */
export function textsIn(element: HTMLElement): ShownWord[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const shown: ShownWord[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    const parent = node.parentElement
    if (!parent) continue
    const { fontStyle, fontWeight, fontSize, fontFamily, color, fill, overflowX } = getComputedStyle(parent)
    const edge = overflowX === 'hidden' ? parent.getBoundingClientRect().right : Number.POSITIVE_INFINITY
    const ink = parent instanceof SVGElement ? fill : color
    for (const { 0: words, index } of (node.textContent ?? '').matchAll(/[^\s\u00A0\u202F]+/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + words.length)
      const { left, top, right, width, height } = range.getBoundingClientRect()
      // What is for a screen reader alone takes no room.
      if (width > 1 && height > 1 && right <= edge)
        shown.push({
          words,
          x: left,
          y: top,
          font: `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`,
          ink,
        })
    }
  }
  return shown
}
