import { type Answer, answerIn, isAnswer, requestTo } from './openid.ts'
import type { SignInProvider } from './providers.ts'
import { forgetRequest, requestKept } from './request-kept.ts'

/** Leaves for a provider, which sends the person back to `redirect`. */
export async function leaveFor(
  provider: SignInProvider,
  options: { redirect: string; language: string; askedFor: string | null },
): Promise<void> {
  const { url, kept } = await requestTo(provider, options, Date.now())
  sessionStorage.setItem(requestKept, JSON.stringify(kept))
  location.assign(url)
}

/** What the provider answered, once: it is taken from the address and from what was kept. Null where nobody comes from one. */
export async function takeAnswer(): Promise<Answer | null> {
  const { hash, pathname, search } = location
  if (!isAnswer(hash)) return null
  const remembered = sessionStorage.getItem(requestKept)
  forgetRequest()
  history.replaceState(history.state, '', pathname + search)
  return answerIn(hash, remembered, Date.now())
}
