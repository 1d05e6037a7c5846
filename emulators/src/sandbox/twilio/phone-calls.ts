import { sandboxCredentials } from '../credentials.ts'
import type { Outbox, SandboxMessage } from '../outbox.ts'
import { apiVersion, newSid, rfc2822 } from './api.ts'
import type { CallRequest } from './call-request.ts'
import { createPhoneLine, type PhoneAct, type PhoneLine } from './phone-line.ts'
import { runCall } from './run-twiml.ts'
import type { StatusCallbacks } from './status-callbacks.ts'

/** Which StatusCallbackEvent asks to be told of a status. */
const eventOf: Readonly<Record<string, string>> = {
  initiated: 'initiated',
  ringing: 'ringing',
  'in-progress': 'answered',
}

/** How a call ends that nobody answers. */
const unanswered: Partial<Record<PhoneAct['do'], string>> = {
  busy: 'busy',
  noAnswer: 'no-answer',
  wait: 'no-answer',
  fail: 'failed',
  cancel: 'canceled',
}

/** What is known of a call beside its message: who answered, as Twilio takes it, and how long it lasted, in seconds. */
export interface CallFacts {
  answeredBy: string | null
  durationS: number | null
}

/** The calls that were placed: each rings until somebody does something with its phone, or for as long as it was asked to. */
export function createPhoneCalls(outbox: Outbox, callbacks: StatusCallbacks) {
  const lines = new Map<string, PhoneLine>()
  const facts = new Map<string, CallFacts>()

  async function ring(call: SandboxMessage, request: CallRequest, line: PhoneLine, reaches: boolean) {
    const tell = statusTeller(call, request, outbox, callbacks)
    await tell('initiated')
    await tell('ringing')
    const act = reaches ? await line.next('ringing', request.Timeout * 1_000) : { do: 'noAnswer' as const }
    if (act.do === 'answer') await talk(call, request, line, act.answeredBy, tell)
    else await tell(unanswered[act.do] ?? 'no-answer', { CallDuration: '0' })
  }

  async function talk(
    call: SandboxMessage,
    request: CallRequest,
    line: PhoneLine,
    answeredBy: string,
    tell: ReturnType<typeof statusTeller>,
  ) {
    const beganAt = Date.now()
    const by: Record<string, string> = request.MachineDetection ? { AnsweredBy: answeredBy } : {}
    facts.set(call.id, { answeredBy: by.AnsweredBy ?? null, durationS: null })
    await tell('in-progress', by)
    const parts = {
      line,
      fetchTwiml: async (url: string, more: Record<string, string>) =>
        callbacks.ask(url, { ...callParameters(call, 'in-progress'), ...by, ...more }),
      say: (text: string) => outbox.append(call.id, text),
      leftMs: () => beganAt + request.TimeLimit * 1_000 - Date.now(),
    }
    try {
      await runCall(request.Twiml ? { twiml: request.Twiml } : { url: request.Url ?? '', more: {} }, parts)
    } catch (error) {
      // What Twilio says in such a case, before it hangs up.
      outbox.append(call.id, 'We are sorry, an application error has occurred. Goodbye.')
      console.warn(`sandbox: call ${call.id}: ${String(error)}`)
    }
    // Twilio counts a second that has begun.
    const durationS = Math.max(1, Math.ceil((Date.now() - beganAt) / 1_000))
    facts.set(call.id, { answeredBy: by.AnsweredBy ?? null, durationS })
    await tell('completed', {
      ...by,
      CallDuration: String(durationS),
      Duration: String(Math.ceil(durationS / 60)),
    })
  }

  return {
    /** Places a call; `reaches` is false where its phone is switched off. */
    place(request: CallRequest, reaches: boolean): SandboxMessage {
      const call = outbox.record({
        id: newSid('CA'),
        channel: 'voice',
        to: request.To,
        from: request.From,
        subject: null,
        text: '',
        status: 'queued',
      })
      const line = createPhoneLine()
      lines.set(call.id, line)
      void ring(call, request, line, reaches).finally(() => {
        line.end()
        lines.delete(call.id)
      })
      return call
    },

    factsOf: (sid: string): CallFacts => facts.get(sid) ?? { answeredBy: null, durationS: null },

    /** Does something with the phone of a call; see `PhoneLine.act`. Null where there is no such call under way. */
    async act(sid: string, act: PhoneAct): Promise<boolean | null> {
      return (await lines.get(sid)?.act(act)) ?? null
    },

    /** Has a call ended as its account asks: one that was answered only by `completed`. False where it is over. */
    end(sid: string, status: 'canceled' | 'completed'): boolean {
      const line = lines.get(sid)
      void line?.act({ do: 'cancel' }).then((wasRinging) => {
        if (!wasRinging && status === 'completed') void line.act({ do: 'hangUp' })
      })
      return line !== undefined
    },

    close(): void {
      for (const line of lines.values()) line.cut()
    },
  }
}

export type PhoneCalls = ReturnType<typeof createPhoneCalls>

function statusTeller(
  call: SandboxMessage,
  request: CallRequest,
  outbox: Outbox,
  callbacks: StatusCallbacks,
) {
  return async (status: string, more: Record<string, string> = {}): Promise<void> => {
    outbox.setStatus(call.id, status)
    const isAskedFor = request.StatusCallbackEvent.includes(eventOf[status] ?? 'completed')
    if (!request.StatusCallback || !isAskedFor) return
    const parameters = { ...callParameters(call, status), ...more, CallbackSource: 'call-progress-events' }
    await callbacks.post(request.StatusCallback, {
      ...parameters,
      Timestamp: rfc2822(new Date().toISOString()),
    })
  }
}

function callParameters({ id, to, from }: SandboxMessage, status: string): Record<string, string> {
  return {
    AccountSid: sandboxCredentials.twilioAccountSid,
    ApiVersion: apiVersion,
    CallSid: id,
    CallStatus: status,
    Called: to,
    Caller: from,
    Direction: 'outbound-api',
    From: from,
    To: to,
  }
}
