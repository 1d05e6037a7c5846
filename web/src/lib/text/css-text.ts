/** A text as a string of CSS (https://www.w3.org/TR/css-syntax-3/#consume-string-token), whatever stands in it: all but letters, digits and spaces is escaped. */
export const cssText = (text: string): string =>
  `"${text.replaceAll(/[^\p{L}\p{N} ]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`
