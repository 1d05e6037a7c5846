import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { changeProfileCall } from '@vigie/domain/api/profile-calls'
import { acceptTermsCall } from '@vigie/domain/api/user-calls'
import { currentTerms } from '@vigie/domain/people/terms'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../components/section.tsx'
import { useFormFaults } from '../../../components/use-form-faults.ts'
import { useSending } from '../../../components/use-sending.ts'
import { callApi } from '../../../lib/api/api-client.ts'
import { usePageHeader } from '../../../lib/page/page-header.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { nameFaultOf } from '../form/name-fault.ts'
import { NameField } from '../form/name-field.tsx'
import { AcceptTerms } from './accept-terms.tsx'
import { TermsText } from './terms-text.tsx'
import { useTermsText } from './use-terms-text.ts'

/**
 * Stands in the place of every page until the terms of service in force are accepted; their record then says so, and the page
 * that was asked for is shown. Who reads their name first can put it right: whoever asked for the account gave it.
 * @param onLeave the way out, which asks before it loses something
 */
export function TermsStep({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation()
  const terms = useTermsText()
  usePageHeader(terms('step.title'), null)
  const { isBusy, failure, send } = useSending()
  const session = useSession()
  const [typed, setTyped] = useState<string | null>(null)
  const displayName = typed ?? session.displayName
  const fault = nameFaultOf(displayName)
  const [accepted, setAccepted] = useState(false)
  const inputs = { displayName: useRef<HTMLInputElement>(null), accepted: useRef<HTMLInputElement>(null) }
  const faults = {
    ...(fault !== null && { displayName: fault }),
    ...(!accepted && { accepted: 'termsRequired' as const }),
  }
  const { shown, leave, check } = useFormFaults(faults, inputs)
  const accept = () =>
    send(async () => {
      // One that is another's in the home as well stays, as long as nobody changes it.
      if (displayName !== session.displayName) {
        const { uid } = session.user
        await callApi(changeProfileCall, { params: { uid }, body: { displayName } })
      }
      await callApi(acceptTermsCall, { params: {}, body: { version: currentTerms } })
    })
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto' }}>
      <Section
        title={terms('title')}
        help={terms('step.help')}
        sending={{ isBusy, failure }}
        onSubmit={() => check() && accept()}
        button={terms('step.goOn')}
        below={
          <Button sx={{ justifySelf: { xs: 'stretch', sm: 'start' } }} onClick={onLeave}>
            {t('shell.signOut')}
          </Button>
        }
      >
        <TermsText />
        <NameField
          inputRef={inputs.displayName}
          value={displayName}
          onChange={setTyped}
          onLeave={() => leave('displayName')}
          fault={shown.displayName}
        />
        <AcceptTerms
          accepted={accepted}
          onChange={setAccepted}
          inputRef={inputs.accepted}
          error={shown.accepted ? t(`account.${shown.accepted}`) : null}
        />
      </Section>
    </Box>
  )
}
