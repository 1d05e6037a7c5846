/** Keeps a text within its own place: accents stacked on its letters would be written over the name of whoever wrote the next one. */
export const withinItself = { overflow: 'clip', overflowClipMargin: '4px' } as const
