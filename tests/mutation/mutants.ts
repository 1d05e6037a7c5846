/** A source with one thing changed, and what: `line: before → after`. */
export interface Mutant {
  readonly name: string
  readonly source: string
}

/** What each token may become. A list loses an element by its becoming one that nobody has. */
const changes: readonly [RegExp, (token: string) => string][] = [
  [/&&/g, () => '||'],
  [/\|\|/g, () => '&&'],
  [/(?<![=!<>])==(?!=)/g, () => '!='],
  [/!=(?!=)/g, () => '=='],
  [/ in /g, () => ' == '],
  [/ in /g, () => ' != '],
  [/===/g, () => '!=='],
  [/!==/g, () => '==='],
  [/!(?=[\w(])/g, () => ''],
  [/\?\?/g, () => '&&'],
  [/\broles\.NURSE\b/g, () => 'roles.THERAPIST'],
  [/\broles\.(?!NURSE\b)[A-Z_]+\b/g, () => 'roles.NURSE'],
  // Which methods and documents a rule is about; one that nobody may is about none.
  [/(?<=allow )get(?=: if (?!false))/g, () => 'list'],
  [/(?<=allow )list(?=: if (?!false))/g, () => 'get'],
  [/(?<=allow )get, list(?=: if (?!false))/g, () => 'get'],
  [/(?<=allow )get, list(?=: if (?!false))/g, () => 'list'],
  [/(?<=allow )get, list(?=: if (?!false))/g, () => 'read, write'],
  [/(?<=allow )(?:create|update)(?=: if (?!false))/g, () => 'get'],
  [/(?<=match \/)\w+/g, () => 'mutant'],
  [/(?<=match [^\n]*)\/\w+(?= \{)/g, () => '/mutant'],
  [/(?<=match (?!\/\{path)[^\n]*\/)\{\w+\}(?= \{)/g, (wildcard) => wildcard.replace('}', '=**}')],
  [/<=/g, () => '>'],
  [/\btrue\b/g, () => 'false'],
  [/\bfalse\b/g, () => 'true'],
  [/(?<=[[,(=] ?)\d+(?=[\],) *;])/g, (number) => String(Number(number) + 900)],
  [/'[^'\n]*'/g, () => "'mutant'"],
]

/** Every mutant of what follows `start` in the source; comments are left alone. */
export function mutantsOf(source: string, start: string): Mutant[] {
  const from = source.indexOf(start) + start.length
  const code = source.replaceAll(/\/\/[^\n]*|\/\*\*? [\s\S]*?\*\//g, (comment) => ' '.repeat(comment.length))
  return changes.flatMap(([pattern, changed]) =>
    [...code.matchAll(pattern)]
      .filter(({ index }) => index >= from)
      .map(({ 0: token, index }) => {
        const line = source.slice(0, index).split('\n').length
        return {
          name: `${line}: ${token} → ${changed(token)} in ${source.split('\n')[line - 1]?.trim()}`,
          source: source.slice(0, index) + changed(token) + source.slice(index + token.length),
        }
      }),
  )
}
