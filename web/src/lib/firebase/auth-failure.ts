/**
 * What a failure of Auth means, by its code; 'unknown' where `meanings` does not name that. The codes:
 * https://firebase.google.com/docs/reference/js/auth#autherrorcodes
 */
export function authFailure<F extends string>(
  error: unknown,
  meanings: Readonly<Record<string, F>>,
): F | 'unknown' {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return meanings[code] ?? 'unknown'
}
