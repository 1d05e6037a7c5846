import type { Locale } from '@vigie/domain/text'
import { codeForEmail } from '../data/auth-users.ts'

/**
 * A link to the page of ours that takes a code of Auth's, once and within the hour, from whoever reads the mail of that
 * address: Hosting keeps `/__/` for its own (docs/adr/0040-accounts-are-made-by-the-api.md).
 * @param siteUrl where people open the product, without a slash at the end
 */
export async function accountLink(
  siteUrl: string,
  mode: Parameters<typeof codeForEmail>[0],
  { email, locale }: { email: string; locale: Locale },
): Promise<string> {
  const asked = new URLSearchParams({ mode, oobCode: await codeForEmail(mode, email), lang: locale })
  return `${siteUrl}/auth/action?${asked}`
}
