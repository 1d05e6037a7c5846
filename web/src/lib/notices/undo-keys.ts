/** As `aria-keyshortcuts` names it. */
export const undoShortcut = 'Control+Z'

/** What a person presses, as their keyboard says it. */
export const undoKeys = /Mac|iPad/.test(globalThis.navigator?.platform ?? '') ? '⌘ Z' : 'Ctrl + Z'
