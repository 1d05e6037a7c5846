/** A text as far as there is room for it, in UTF-16 units. Half a character, as a cut or JSON may leave one, is replaced: Firestore refuses it, and all that is written with it. */
export const cutText = (text: string, most: number): string => text.slice(0, most).toWellFormed()
