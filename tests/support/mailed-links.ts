import { askAuth } from './auth.ts'
import { messagesTo } from './sandbox.ts'
import { whenSeen } from './until.ts'

/** What the link of an e-mail about one's account says to the page that it opens. */
export interface MailedLink {
  subject: string
  address: URL
}

/** The e-mails about their account that an address got, the latest last, as soon as there are `count`. */
export async function mailedLinks(email: string, count = 1): Promise<MailedLink[]> {
  const links = async () =>
    (await messagesTo(email)).flatMap(({ subject, text }) => {
      const [address] = /https?:\S+\/auth\/action\S+/.exec(text) ?? []
      return address === undefined ? [] : [{ subject: subject ?? '', address: new URL(address) }]
    })
  return whenSeen(`e-mails to ${email}`, links, (found) => found.length >= count)
}

/** Does with Auth what the page of the link does. Resolves with whether Auth took it. */
export async function useLink({ address }: MailedLink, newPassword?: string): Promise<boolean> {
  const oobCode = address.searchParams.get('oobCode')
  const does = newPassword === undefined ? 'update' : 'resetPassword'
  const { ok } = await askAuth(does, { oobCode, ...(newPassword !== undefined && { newPassword }) })
  return ok
}
