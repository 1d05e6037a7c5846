import { getApps, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'

const name = 'tests'

/**
 * Auth of the suite, as an operator may use it. By an app of its own: test files of one worker share the apps that there
 * are, and one of them may be of another project.
 */
export const adminAuth = getAuth(
  getApps().find((app) => app.name === name) ??
    initializeApp({ projectId: 'demo-vigie', storageBucket: 'demo-vigie.appspot.com' }, name),
)
