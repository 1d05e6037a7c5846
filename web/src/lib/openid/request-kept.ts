/** Under which name a tab remembers what was asked of a provider: in this tab only, until the answer is back; it names nobody. */
export const requestKept = 'vigie.openid'

/** Forgets what was asked, where its answer is not waited for any more. */
export const forgetRequest = (): void => sessionStorage.removeItem(requestKept)
