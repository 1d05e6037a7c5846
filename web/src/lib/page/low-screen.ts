/** Letters so large that a phone has room for few lines: one and a half times the usual ones, or more. */
export const largeLetters = '@media (max-width: 17em)'

/** A phone on its side, with its keyboard open or with such letters, or a laptop at 200 %: nothing but warnings stays in one place there. */
export const lowScreen = `${largeLetters}, (max-height: 30em)`

/** A phone or a tablet held upright, where the places of a home stay at the foot. */
export const uprightScreen = '@media (max-width: 59.99em) and (min-width: 17.01em) and (min-height: 30.01em)'

/** The height of the bar of places there, as far as its words are not larger. */
export const footHeight = 'max(60px, 3rem)'
