import { expect, test } from 'vitest'
import { askTwiml, endTwiml } from './call-twiml.ts'

test('what is said is text, whatever stands in a name, in a voice of its language', () => {
  const asked = askTwiml('Chambre 214. <Dial> & fils.', 'https://vigie.example/key?a=1&b=2', 'fr')
  expect(asked).toContain(
    '<Say voice="Polly.Gabrielle-Neural" language="fr-CA">Chambre 214. &lt;Dial&gt; &amp; fils.</Say>',
  )
  expect(asked).toContain('action="https://vigie.example/key?a=1&amp;b=2"')
  expect(endTwiml(null, 'en')).toContain('<Response><Hangup/></Response>')
  expect(endTwiml('Thank you.', 'en')).toContain(
    '<Say voice="Polly.Joanna-Neural" language="en-US">Thank you.</Say>',
  )
})
