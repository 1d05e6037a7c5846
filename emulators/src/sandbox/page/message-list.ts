import type { Fault } from '../faults.ts'
import type { Channel, SandboxMessage } from '../outbox.ts'
import { type Html, html } from './html.ts'
import { phoneOf } from './phone.ts'
import type { pageTexts } from './texts.ts'

type Texts = (typeof pageTexts)['fr']

/** The page shows this many; `GET /messages` has them all. */
const mostShown = 200

/** Outline drawings, 24 px: an envelope, a bubble, a handset, a bell. */
const icons: Record<Channel, string> = {
  email: 'M3 6h18v12H3zM3 7l9 6 9-6',
  sms: 'M4 4h16v12H10l-5 4v-4H4zM8 9h8M8 12h5',
  voice: 'M6 3l4 1 1 5-3 2a12 12 0 0 0 5 5l2-3 5 1 1 4c-2 3-6 3-10 0S3 10 3 7z',
  push: 'M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4',
}

const badStatuses = ['undelivered', 'no-answer', 'bounce', 'busy', 'failed', 'canceled']

/** The part of the page that a live update replaces: the outages in force, then the messages, newest first. */
export function messageList(messages: SandboxMessage[], faults: Fault[], texts: Texts): Html {
  const inForce = faults.filter(({ times }) => times !== 0)
  const shown = messages.slice(-mostShown).reverse()
  const older = messages.length - shown.length
  return html`${inForce.length > 0 ? faultBanner(inForce, texts) : null}
    ${shown.length === 0 ? emptyState(texts) : html`<ol>${shown.map((message) => row(message, texts))}</ol>`}
    ${older > 0 ? html`<p class="older">${texts.older(older)}</p>` : null}`
}

function faultBanner(faults: Fault[], texts: Texts): Html {
  const lines = faults.map(({ channel, mode, match, hits }) => {
    const where = channel ? texts.channels[channel] : texts.all
    return html`<li>${where}${match ? html` · ${match}` : null} · ${texts.faultModes[mode]} · ${texts.hits(hits)}</li>`
  })
  return html`<section class="faults">
    <div><strong>${texts.faults}</strong><ul>${lines}</ul></div>
    <button type="button" data-delete="/faults">${texts.endFaults}</button>
  </section>`
}

function emptyState(texts: Texts): Html {
  return html`<div class="empty"><p>${texts.empty}</p><p>${texts.emptyHelp}</p></div>`
}

function row(message: SandboxMessage, texts: Texts): Html {
  const { id, channel, to, from, subject, text, at, status } = message
  const time = new Intl.DateTimeFormat(texts.dateLocale, {
    timeStyle: 'medium',
    hourCycle: 'h23',
    timeZone: 'America/Toronto',
  }).format(new Date(at))
  const tone = badStatuses.includes(status) ? 'bad' : 'good'
  const body =
    channel === 'email'
      ? html`<details id="${id}"><summary>${subject ?? texts.noSubject}</summary><p class="text">${text}</p></details>`
      : html`<p class="text">${text}</p>`
  return html`<li class="message" data-id="${id}">
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="${icons[channel]}" /></svg>
    <div>
      <p class="head"><strong>${to}</strong> <span>${texts.channels[channel]}, ${texts.from} ${from}</span></p>
      ${body}
      ${phoneOf(message, texts)}
    </div>
    <p class="when"><time datetime="${at}" title="${at}">${time}</time>
      <span class="status ${tone}">${texts.statuses[status] ?? status}</span></p>
  </li>`
}
