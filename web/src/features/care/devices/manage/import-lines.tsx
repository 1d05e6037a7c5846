import { mdiAlertCircleOutline, mdiCheckCircleOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { RulesOfHome } from '@vigie/domain/alerts/calls-of-device'
import type { claimDevicesCall } from '@vigie/domain/api/device-calls'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { Icon } from '../../../../components/icon.tsx'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { useLocale } from '../../../../lib/i18n/use-locale.ts'
import { callsInWords } from './calls-told.tsx'
import { devEuiInWords } from './kept-devices.ts'
import type { ImportLine } from './read-import.ts'

type Answer = z.output<typeof claimDevicesCall.answer>

/** What became of each device that was sent, by its id. */
export type Outcomes = ReadonlyMap<string, Answer['devices'][number]['outcome']>

interface Props {
  lines: readonly ImportLine[]
  residents: readonly WithId<Beneficiary>[]
  /** Null before they are sent. */
  outcomes: Outcomes | null
  /** Null: not known. */
  home: RulesOfHome | null
}

/** The lines of a file as they were understood, each with what is wrong with it or what became of it, and that its device calls nobody where it does not. */
export function ImportLines({ lines, residents, outcomes, home }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (lines.length === 0) return null
  const nameOf = (bid: string) => residents.find(({ id }) => id === bid)
  const words = ({ said, result }: ImportLine) => {
    if ('fault' in result) return said.filter((cell) => cell.trim() !== '').join(' · ')
    const { deviceId, type, beneficiaryId, location } = result
    const { room = '', name = '' } = nameOf(beneficiaryId) ?? {}
    const parts = [devEuiInWords(deviceId), deviceTypeInfo(type).name[locale], room, name, location]
    return parts.filter((part) => part.trim() !== '').join(' · ')
  }
  const verdict = ({ result }: ImportLine) => {
    if ('fault' in result)
      return {
        isGood: result.fault === 'alreadyHere',
        text: t(`devices.faults.${result.fault}`, {
          known: result.known ?? '',
          room: result.knownRoom ?? '',
        }),
      }
    const outcome = outcomes?.get(result.deviceId)
    if (outcome === undefined) return null
    return { isGood: outcome === 'added' || outcome === 'unchanged', text: t(`devices.outcomes.${outcome}`) }
  }
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lines.map((line) => {
        const told = verdict(line)
        const calls = 'fault' in line.result ? null : callsInWords(line.result, home, t, locale)
        return (
          <Box
            component="li"
            key={line.number}
            sx={{ py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary', mr: 1 }}>
              {t('devices.line', { number: line.number })}
            </Typography>
            {words(line)}
            {calls !== null && (
              <Typography
                variant="body2"
                sx={{ fontWeight: 500, color: calls.isGap ? 'warning.dark' : 'text.primary' }}
              >
                {calls.words}
              </Typography>
            )}
            {told && (
              <Typography
                variant="body2"
                sx={{
                  display: 'flex',
                  gap: 0.5,
                  alignItems: 'flex-start',
                  fontWeight: 500,
                  color: told.isGood ? 'success.dark' : 'error.dark',
                }}
              >
                <Icon path={told.isGood ? mdiCheckCircleOutline : mdiAlertCircleOutline} fontSize="small" />
                {told.text}
              </Typography>
            )}
          </Box>
        )
      })}
    </Box>
  )
}
