/**
 * Looks after whose notifications this browser shows (`keepPush`), by code that is loaded for it: no page has to weigh it. A failure is
 * only logged: it is tried again the next time.
 */
export const renewPush = (): Promise<void> =>
  import('./turn-push.ts').then(
    ({ keepPush }) => keepPush(),
    (error: unknown) => console.warn('The notifications of this browser could not be looked after', error),
  )
