/** Words side by side, "Nurse · Read only"; what two of them would say alike is said once, and what is false is left out. */
export const together = (...words: readonly (string | false)[]): string =>
  [...new Set(words.filter((one) => one !== false))].join(' · ')
