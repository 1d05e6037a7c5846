/** Loads all that only a signed-in person needs; called early, it is there when the sign-in succeeds. */
export const loadSignedIn = () => import('./signed-in.tsx')
