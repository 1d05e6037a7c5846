import { resetPasswordCall } from '@vigie/domain/api/user-calls'
import { describe, expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { askAuth, signInWith } from '../support/auth.ts'
import { mailedLinks, useLink } from '../support/mailed-links.ts'
import { signUp } from '../support/people.ts'

const addressOf = (uid: string) => `${uid}@vigie.example`
const weak = [
  ['short', 'Vi!2026'],
  ['without a number', 'Vigie!vigie'],
  ['without a small letter', 'VIGIE!2026'],
  ['without a capital', 'vigie!2026'],
  ['without a special sign', 'Vigie2026'],
] as const
const refusal = /PASSWORD_DOES_NOT_MEET_REQUIREMENTS/

describe('Auth itself refuses a password that is not one of ours, whatever page asks', () => {
  it('from the link of an e-mail, which stays good', async () => {
    const { uid } = await signUp()
    await callApi(null, resetPasswordCall, {
      params: {},
      body: { username: addressOf(uid), locale: 'fr' },
    })
    const [mail] = await mailedLinks(addressOf(uid))
    const oobCode = mail?.address.searchParams.get('oobCode')
    for (const [what, newPassword] of weak) {
      const answer = await askAuth('resetPassword', { oobCode, newPassword })
      expect(await answer.text(), what).toMatch(refusal)
      expect(await signInWith(addressOf(uid), newPassword), what).toBeNull()
    }
    expect(mail && (await useLink(mail, 'Nouveau!2026'))).toBe(true)
    expect(await signInWith(addressOf(uid), 'Nouveau!2026')).not.toBeNull()
  })

  it.each(weak)('from whoever is signed in: %s', async (_, password) => {
    const { uid, idToken } = await signUp()
    const answer = await askAuth('update', { idToken, password })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toMatch(refusal)
    expect(await signInWith(addressOf(uid), 'Vigie!2026')).not.toBeNull()
  })
})
