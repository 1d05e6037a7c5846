/** What a file is called where it is saved, without its ending: what there is of these, in this order. */
export const fileName = (...parts: readonly (string | undefined)[]): string =>
  parts.flatMap((part) => part?.trim() || []).join(' ')
