/** A phone on its side or with its keyboard open, or a laptop at 200 %: nothing but warnings stays in one place there. */
export const lowScreen = '@media (max-height: 30em)'
