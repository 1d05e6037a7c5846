import type { ReactNode } from 'react'
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from 'reactfire'
import { firebaseApp } from './app.ts'
import { firebaseAuth } from './auth.ts'
import { firebaseFirestore } from './firestore.ts'

/** Gives ReactFire's hooks the instances that the rest of the app uses. */
export function FirebaseProviders({ children }: { children: ReactNode }) {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp()}>
      <AuthProvider sdk={firebaseAuth()}>
        <FirestoreProvider sdk={firebaseFirestore()}>{children}</FirestoreProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  )
}
