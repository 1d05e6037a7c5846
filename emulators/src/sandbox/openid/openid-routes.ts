import { createHash } from 'node:crypto'
import { defaultLocale, localeSchema } from '@vigie/domain/text'
import { type Request, Router } from 'express'
import { z } from 'zod'
import { type Html, html } from '../page/html.ts'
import { idTokenOf } from './id-token.ts'
import { openidTexts } from './texts.ts'

/** What an app asks of a provider, and nowhere but on this machine: OpenID Connect Core 1.0, section 3.2.2.1. */
const requestSchema = z.object({
  client_id: z.string().min(1),
  redirect_uri: z.url({ protocol: /^http$/, hostname: /^127\.0\.0\.1$/ }),
  response_type: z.literal('id_token'),
  scope: z.string().regex(/\bopenid\b/),
  state: z.string().min(1),
  nonce: z.string().min(1),
  ui_locales: localeSchema.catch(defaultLocale),
})
type AuthenticationRequest = z.infer<typeof requestSchema>

const answerSchema = requestSchema.and(
  z.union([
    z.object({ cancel: z.string() }),
    z.object({ email: z.email(), email_verified: z.literal('on').optional() }),
  ]),
)

/**
 * A stand-in for Google and any other OpenID Connect provider: `GET /openid/authorize` asks who one is and believes it,
 * `GET /openid/answer` goes back to the app with an ID token that nobody has signed, as Auth's emulator takes it.
 */
export function openidRoutes(): Router {
  return Router()
    .get('/openid/authorize', (req, res) => {
      const asked = requestSchema.safeParse(req.query)
      if (!asked.success) return res.status(400).json({ issues: z.treeifyError(asked.error) })
      const { origin } = new URL(asked.data.redirect_uri)
      res.set(
        'Content-Security-Policy',
        `default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self' ${origin}`,
      )
      return res.send(page(asked.data, req).html)
    })
    .get('/openid/answer', (req, res) => {
      const given = answerSchema.safeParse(req.query)
      if (!given.success) return res.status(400).json({ issues: z.treeifyError(given.error) })
      const { redirect_uri: address, state } = given.data
      const said: Record<string, string> =
        'cancel' in given.data ? { error: 'access_denied' } : { id_token: tokenFor(given.data) }
      return res.redirect(`${address}#${new URLSearchParams({ ...said, state })}`)
    })
}

/** One e-mail is one person at a provider. */
function tokenFor({
  email,
  ...given
}: AuthenticationRequest & { email: string; email_verified?: 'on' | undefined }) {
  const subject = createHash('sha256').update(email).digest('hex')
  const { client_id: audience, nonce } = given
  return idTokenOf({ subject, email, email_verified: given.email_verified === 'on', audience, nonce })
}

function page(asked: AuthenticationRequest, { query }: Request): Html {
  const texts = openidTexts[asked.ui_locales]
  const hidden = Object.keys(requestSchema.shape).map(
    (name) => html`<input type="hidden" name="${name}" value="${String(query[name] ?? '')}">`,
  )
  return html`<!doctype html>
<html lang="${asked.ui_locales}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${texts.title}</title>
  <link rel="icon" href="/assets/icon.svg">
  <link rel="stylesheet" href="/assets/page.css">
</head>
<body>
  <header><h1>${texts.title}</h1></header>
  <main>
    <p class="intro">${texts.intro}</p>
    <form action="/openid/answer">
      ${hidden}
      <p><label>${texts.email} <input type="email" name="email" required autofocus></label></p>
      <p><label><input type="checkbox" name="email_verified" checked> ${texts.verified}</label></p>
      <p><button>${texts.go}</button> <button name="cancel" value="1" formnovalidate>${texts.cancel}</button></p>
    </form>
  </main>
</body>
</html>`
}
