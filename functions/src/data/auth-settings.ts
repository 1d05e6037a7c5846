import { minPasswordLength } from '@vigie/domain/constants'
import { getAuth } from 'firebase-admin/auth'
import { firebaseApp } from './firebase-app.ts'

/**
 * Lets Auth itself refuse passwords that are not ours, and answer alike whether an address has an account or not: what its
 * clients ask it directly passes by /api (docs/adr/0040-accounts-are-made-by-the-api.md). Again: the same. Throws what Auth
 * says where it may not be done.
 */
export async function secureAuth(): Promise<void> {
  await getAuth(firebaseApp())
    .projectConfigManager()
    .updateProjectConfig({
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      passwordPolicyConfig: {
        enforcementState: 'ENFORCE',
        constraints: {
          minLength: minPasswordLength,
          requireLowercase: true,
          requireUppercase: true,
          requireNumeric: true,
          requireNonAlphanumeric: true,
        },
      },
    })
}
