import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { acceptTermsCall } from '@vigie/domain/api/user-calls'
import { currentTerms } from '@vigie/domain/people/terms'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../components/section.tsx'
import { useFormFaults } from '../../../components/use-form-faults.ts'
import { useSending } from '../../../components/use-sending.ts'
import { callApi } from '../../../lib/api/api-client.ts'
import { usePageHeader } from '../../../lib/page/page-header.ts'
import { AcceptTerms } from './accept-terms.tsx'
import { TermsText } from './terms-text.tsx'
import { useTermsText } from './use-terms-text.ts'

/**
 * Stands in the place of every page until the terms of service in force are accepted; their record then says so, and the page
 * that was asked for is shown.
 * @param onLeave the way out, which asks before it loses something
 */
export function TermsStep({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation()
  const terms = useTermsText()
  usePageHeader(terms('step.title'), null)
  const { isBusy, failure, send } = useSending()
  const [accepted, setAccepted] = useState(false)
  const inputs = { accepted: useRef<HTMLInputElement>(null) }
  const missing = accepted ? {} : { accepted: 'termsRequired' as const }
  const { shown, check } = useFormFaults(missing, inputs)
  const accept = () => send(() => callApi(acceptTermsCall, { params: {}, body: { version: currentTerms } }))
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
