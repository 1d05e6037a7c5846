import { defaultLocale, localeSchema } from '@vigie/domain/text'
import express, { type Request, Router } from 'express'
import { z } from 'zod'
import type { Faults } from '../faults.ts'
import { type Channel, channelSchema, type Outbox } from '../outbox.ts'
import { type Html, html } from './html.ts'
import { messageList } from './message-list.ts'
import { pageTexts } from './texts.ts'

/** An unreadable query shows the page in French with every channel, rather than an error. */
const viewSchema = z.object({
  lang: localeSchema.catch(defaultLocale),
  channel: channelSchema.optional().catch(undefined),
})
type View = z.infer<typeof viewSchema>

/** `GET /`: the human view of what was "sent". `GET /list` is its live part alone. */
export function pageRoutes(outbox: Outbox, faults: Faults): Router {
  const listOf = ({ lang, channel }: View) =>
    messageList(outbox.list({ channel }), faults.list(), pageTexts[lang])
  const viewOf = (req: Request): View => viewSchema.parse(req.query)

  return Router()
    .get('/', (req, res) => {
      const view = viewOf(req)
      res.set(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'",
      )
      res.send(page(view, listOf(view)).html)
    })
    .get('/list', (req, res) => {
      res.send(listOf(viewOf(req)).html)
    })
    .use('/assets', express.static(`${import.meta.dirname}/assets`))
}

function page(view: View, list: Html): Html {
  const texts = pageTexts[view.lang]
  const other = view.lang === 'fr' ? 'en' : 'fr'
  return html`<!doctype html>
<html lang="${texts.dateLocale}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${texts.title} · Vigie</title>
  <link rel="icon" href="/assets/icon.svg">
  <link rel="stylesheet" href="/assets/page.css">
  <script type="module" src="/assets/page.js"></script>
</head>
<body>
  <header>
    <h1>${texts.title}</h1>
    <p id="live" role="status" data-live="${texts.live}" data-lost="${texts.lost}">${texts.live}</p>
    <a href="${linkTo({ ...view, lang: other })}" hreflang="${other}" lang="${other}">${texts.otherLanguage}</a>
  </header>
  <main>
    <p class="intro">${texts.intro}</p>
    <div class="tools">
      <nav aria-label="${texts.filter}">${[undefined, ...channelSchema.options].map((channel) => filterLink(view, channel))}</nav>
      <button type="button" data-delete="/messages">${texts.clear}</button>
    </div>
    <div id="list">${list}</div>
  </main>
</body>
</html>`
}

function filterLink(view: View, channel: Channel | undefined): Html {
  const { all, channels } = pageTexts[view.lang]
  const current = channel === view.channel ? html` aria-current="true"` : null
  return html`<a href="${linkTo({ ...view, channel })}"${current}>${channel ? channels[channel] : all}</a>`
}

function linkTo({ lang, channel }: View): string {
  return `/?${new URLSearchParams({ lang, ...(channel && { channel }) })}`
}
