/** A word as it stands on the screen. */
interface ShownWord {
  readonly words: string
  /** From the left of the screen, and from its top to that of the letters. */
  readonly x: number
  readonly y: number
  readonly font: string
  readonly ink: string
}

/** The words that are seen in an element, wherever its lines break. */
export function textsIn(element: HTMLElement): ShownWord[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const shown: ShownWord[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    const parent = node.parentElement
    if (!parent) continue
    const { fontStyle, fontWeight, fontSize, fontFamily, color, fill } = getComputedStyle(parent)
    const ink = parent instanceof SVGElement ? fill : color
    for (const { 0: words, index } of (node.textContent ?? '').matchAll(/[^\s\u00A0\u202F]+/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + words.length)
      const { left, top, width, height } = range.getBoundingClientRect()
      // What is for a screen reader alone takes no room.
      if (width > 1 && height > 1)
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
