import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ProviderFailure } from '../../../lib/firebase/provider-sign-in.ts'
import { takeAnswer } from '../../../lib/openid/at-provider.ts'
import type { Answer } from '../../../lib/openid/openid.ts'
import { askedFor } from '../../../lib/page/asked-for.ts'
import { routes } from '../../../lib/page/routes.ts'

interface Handlers {
  /** Somebody comes back with what signs them in. To stay the same function. */
  onBegun: () => void
  /** It did not; why. To stay the same function. */
  onFailed: (why: ProviderFailure) => void
}

/** Signs in whoever comes back to /login from a provider. */
export function useProviderAnswer({ onBegun, onFailed }: Handlers): void {
  const navigate = useNavigate()
  useEffect(() => {
    const goOn = async () => {
      const answer = await takeAnswer()
      if (answer === null) return
      if ('kept' in answer && answer.kept.askedFor !== null)
        navigate(routes.login, { replace: true, state: askedFor(answer.kept.askedFor) })
      // Whoever went back wants to sign in otherwise.
      if (answer.kind === 'cancelled') return
      if (answer.kind !== 'token') return onFailed('unknown')
      onBegun()
      const failure = await signInWith(answer)
      if (failure !== null) onFailed(failure)
    }
    goOn().catch((error: unknown) => {
      console.error('The answer of a provider could not be used', error)
      onFailed('unknown')
    })
  }, [navigate, onBegun, onFailed])
}

async function signInWith({
  kept,
  idToken,
}: Extract<Answer, { kind: 'token' }>): Promise<ProviderFailure | null> {
  const { signInByProvider } = await import('../../../lib/firebase/provider-sign-in.ts')
  return signInByProvider(kept.providerId, { idToken, nonce: kept.nonce })
}
