/**
 * What the language allows a ruleset, as documented (https://firebase.google.com/docs/rules/rules-language#limits) and as
 * Google's compiler counts it: its numbers are the last that it still accepts.
 */
export const limits = {
  parameters: 7,
  letBindings: 11,
  callDepth: 20,
  nestedMatches: 11,
  pathSegments: 100,
  captures: 20,
  expressionDepth: 99,
  sourceBytes: 256 * 1024,
} as const
