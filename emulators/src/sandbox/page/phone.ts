import type { SandboxMessage } from '../outbox.ts'
import type { PhoneAct } from '../twilio/phone-line.ts'
import { type Html, html } from './html.ts'
import type { pageTexts } from './texts.ts'

type Texts = (typeof pageTexts)['fr']

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#']

/** What one can do with the phone that a message came to: answer it, press its keys, reply; nothing by e-mail, or once a call is over. */
export function phoneOf(message: SandboxMessage, texts: Texts): Html | null {
  if (message.channel === 'sms') return replyForm(message, texts)
  if (message.channel === 'email') return null
  if (message.status === 'ringing') return ringing(message, texts)
  return message.status === 'in-progress' ? keypad(message, texts) : null
}

function ringing({ id }: SandboxMessage, { ringing: title, acts }: Texts): Html {
  return html`<div class="phone" role="group" aria-label="${title}">
    ${act(id, acts.answer, { do: 'answer', answeredBy: 'human' })}
    ${act(id, acts.machine, { do: 'answer', answeredBy: 'machine_start' })}
    ${act(id, acts.busy, { do: 'busy' })}
    ${act(id, acts.noAnswer, { do: 'noAnswer' })}
  </div>`
}

function keypad({ id }: SandboxMessage, { keypad: title, acts }: Texts): Html {
  return html`<div class="phone" role="group" aria-label="${title}">
    <div class="keys">${keys.map((key) => act(id, key, { do: 'press', key }))}</div>
    ${act(id, acts.hangUp, { do: 'hangUp' })}
  </div>`
}

const act = (id: string, label: string, what: PhoneAct): Html =>
  html`<button type="button" data-post="/calls/${id}" data-body="${JSON.stringify(what)}">${label}</button>`

/** To whoever sent it: a Messaging Service has no number that can be answered here. */
function replyForm({ to, from }: SandboxMessage, { reply, sendReply }: Texts): Html | null {
  if (!from.startsWith('+')) return null
  return html`<form class="phone">
    <input type="hidden" name="from" value="${to}"><input type="hidden" name="to" value="${from}">
    <input name="body" required maxlength="160" autocomplete="off" aria-label="${reply}" placeholder="${reply}">
    <button type="submit">${sendReply}</button>
  </form>`
}
