import { useEffect, useState } from 'react'
import { type AuthUser, onSignedInChange } from '../firebase/auth.ts'

/** Who is signed in; undefined until that is known. */
export function useAuthUser(): AuthUser | null | undefined {
  const [user, setUser] = useState<AuthUser | null>()
  useEffect(() => onSignedInChange(setUser), [])
  return user
}
