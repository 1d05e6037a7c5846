import { z } from 'zod'
import type { Answer } from '../answer.ts'
import { e164, refuse } from './api.ts'

/** What a call may ask to be told of. Source: https://www.twilio.com/docs/voice/api/call-resource */
const events = ['initiated', 'ringing', 'answered', 'completed']

const seconds = (fallback: number) => z.string().regex(/^\d+$/).transform(Number).default(fallback)

const callSchema = z.object({
  To: z.string().default(''),
  From: z.string().default(''),
  Url: z.string().optional(),
  Method: z.enum(['GET', 'POST']).default('POST'),
  Twiml: z.string().optional(),
  StatusCallback: z.string().optional(),
  StatusCallbackEvent: z
    .union([z.string(), z.array(z.string())])
    .default('completed')
    .transform((asked) => [asked].flat()),
  /** Twilio's own: rings for a minute, lasts four hours at most. */
  Timeout: seconds(60),
  TimeLimit: seconds(14_400),
  MachineDetection: z.enum(['Enable', 'DetectMessageEnd']).optional(),
})
export type CallRequest = z.infer<typeof callSchema>

/** A request for a call, or the first of Twilio's 400s that fits. */
export function readCallRequest(form: Record<string, unknown>): CallRequest | { refusal: Answer } {
  const { success, data, error } = callSchema.safeParse(form)
  if (!success) {
    const names = [...new Set(error.issues.map(({ path }) => String(path[0])))]
    return { refusal: refuse(400, 20001, `Invalid parameter: ${names.join(', ')}`) }
  }
  const refusal = refuseCall(data)
  return refusal ? { refusal } : data
}

function refuseCall(request: CallRequest): Answer | undefined {
  const { To, From, Url, Twiml, StatusCallback, StatusCallbackEvent, Timeout } = request
  if (!To) return refuse(400, 21201, "No 'To' number is specified")
  if (!e164.test(To))
    return refuse(400, 21211, `The phone number you are attempting to call, ${To}, is not valid.`)
  if (!From) return refuse(400, 21213, "A 'From' phone number is required.")
  if (!e164.test(From)) return refuse(400, 21212, `The source phone number provided, ${From}, is not valid.`)
  if (!Url && !Twiml) return refuse(400, 21205, 'Url parameter is required.')
  if (Url && !isHttp(Url)) return refuse(400, 21205, `Url is not a valid URL: ${Url}`)
  if (StatusCallback && !isHttp(StatusCallback)) {
    return refuse(400, 21609, `The StatusCallback URL ${StatusCallback} is not a valid URL.`)
  }
  if (!StatusCallbackEvent.every((event) => events.includes(event))) {
    return refuse(400, 21626, 'StatusCallbackEvent is not one of initiated, ringing, answered, completed')
  }
  if (Timeout > 600) return refuse(400, 20001, 'Invalid parameter: Timeout')
}

const isHttp = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
