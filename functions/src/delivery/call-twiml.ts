import type { Locale } from '@vigie/domain/text'
import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js'

/**
 * Who speaks which language: Twilio has no Polly voice of Canadian English.
 * Source: https://www.twilio.com/docs/voice/twiml/say/text-speech
 */
const voices = {
  fr: { voice: 'Polly.Gabrielle-Neural', language: 'fr-CA' },
  en: { voice: 'Polly.Joanna-Neural', language: 'en-US' },
} as const

/** So long a call waits for a key once all is said, in seconds. */
const keyWithinS = 7

/** Says something and waits for a key, which may be pressed meanwhile; `url` is told of it, or that none came. */
export function askTwiml(words: string, url: string, locale: Locale): string {
  const response = new VoiceResponse()
  const gather = response.gather({
    input: ['dtmf'],
    numDigits: 1,
    // No key ends the typing: each is an answer.
    finishOnKey: '',
    timeout: keyWithinS,
    action: url,
    method: 'POST',
  })
  // A phone takes a moment to come from the pocket to the ear.
  gather.pause({ length: 1 })
  gather.say(voices[locale], words)
  response.redirect({ method: 'POST' }, url)
  return response.toString()
}

/** Says something, if anything, and hangs up. */
export function endTwiml(words: string | null, locale: Locale): string {
  const response = new VoiceResponse()
  if (words !== null) response.say(voices[locale], words)
  response.hangup()
  return response.toString()
}
