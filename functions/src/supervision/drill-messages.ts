import { deliveryIdOf, type NewMessage } from '@vigie/domain/deliveries/new-delivery'
import { drillWaveId } from '@vigie/domain/supervision/drill'
import { emailFrom } from '../settings.ts'

/** Twilio's own number for tests; nothing is sent to it either. */
const nobodysNumber = '+15005550006'

const recipient = { kind: 'address' } as const
const text = 'Essai de la chaîne d’alerte de Vigie.'

/**
 * The messages of a drill, one by each provider. They are handed to nobody: SendGrid looks at the e-mail as at any other and throws it
 * away, Twilio is asked whether our account may send. Each home has an address of its own at ours, by which they are told apart.
 */
export function drillMessages(eid: string): NewMessage[] {
  const [name = '', domain = ''] = emailFrom.value().split('@')
  const address = `${name}+essai-${eid}@${domain}`
  return [
    { recipient, locale: 'fr', channel: 'email', to: { address }, subject: text, text, next: [] },
    {
      recipient,
      locale: 'fr',
      channel: 'sms',
      to: { address: nobodysNumber },
      subject: null,
      text,
      next: [],
    },
  ]
}

/** Their ids in the outbox, e-mail first. */
export function drillDeliveryIds(drillId: string): [email: string, sms: string] {
  const idOn = (channel: NewMessage['channel']) => deliveryIdOf(drillWaveId(drillId), { recipient, channel })
  return [idOn('email'), idOn('sms')]
}
