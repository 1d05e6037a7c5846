import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Alert } from '@vigie/domain/alerts/alert'
import type { CourseLink } from '@vigie/domain/alerts/alert-course'
import { beginningOf } from '@vigie/domain/alerts/course-beginning'
import { localeTags } from '@vigie/domain/number-in'
import { localDate } from '@vigie/domain/time/local-time'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../../lib/i18n/use-locale.ts'
import { exactTime, plainDate, unknownTime } from '../../../../lib/time/words.ts'
import { useMessageWords } from '../../../care/messages/use-message-words.ts'
import { useRecipientName } from '../../../care/messages/use-recipient-name.ts'
import { useSentWords, useStepWords } from '../alert-timeline.tsx'
import { isSent, sentTogether } from '../sent-together.ts'
import { delayInWords } from './delay-words.ts'

/** What took less is told as nothing: it would read « 0 s ». */
const leastToldMs = 100

interface Props {
  links: readonly CourseLink[]
  /** What members are called, by their ids. */
  names: ReadonlyMap<string, string>
  /** The home's; null while it is not known. */
  timeZone: string | null
  alert: Pick<Alert, 'ruleName' | 'cause'>
}

/** All that happened in one column of time, each with the time since what came before it. */
export function CourseColumn({ links, names, timeZone, alert }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const words = useLinkWords(names, alert)
  const sentWords = useSentWords()
  // Whom each went to is said line by line where it is known.
  const runs = sentTogether(
    links,
    (link) => link.link === 'step' && link.message === null && isSent(link.step),
  )
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, borderLeft: 2, borderColor: 'divider', pl: 2 }}>
      {runs.map((run, index) => {
        const [link] = run
        const before = runs[index - 1]?.at(-1)
        const { at, afterMs } = link
        return (
          <Box
            component="li"
            // What came at one instant stays in its order.
            key={`${at}-${index}`}
            sx={{ py: 0.75, breakInside: 'avoid', overflowWrap: 'anywhere' }}
          >
            {timeZone !== null && (before === undefined || isOtherDay(before.at, at, timeZone)) && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {plainDate(at, Date.now(), timeZone, locale)}
              </Typography>
            )}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
              <time dateTime={new Date(at).toISOString()} title={exactTime(at, timeZone, locale)}>
                {toTheSecond(at, timeZone)}
              </time>
              <Box component="span" sx={{ flex: '1 1 200px', minWidth: 0 }}>
                {run.length > 1 ? sentWords(run.flatMap(stepOf)) : words(link)}
                {afterMs !== null && afterMs >= leastToldMs && (
                  <Typography
                    component="span"
                    variant="body2"
                    sx={{ color: 'text.secondary', display: 'block' }}
                  >
                    {t('alertRecord.after', { delay: delayInWords(afterMs, locale) })}
                  </Typography>
                )}
              </Box>
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}

const stepOf = (link: CourseLink) => (link.link === 'step' ? [link.step] : [])

const isOtherDay = (one: number, other: number, timeZone: string) =>
  localDate(one, timeZone) !== localDate(other, timeZone)

/** "02:14:08" on the home's clock. */
function toTheSecond(at: number, timeZone: string | null): string {
  if (timeZone === null) return unknownTime
  const clock = { timeZone, hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const
  return new Intl.DateTimeFormat(localeTags.en, clock).format(at)
}

function useLinkWords(names: ReadonlyMap<string, string>, alert: Props['alert']) {
  const { t } = useTranslation()
  const stepWords = useStepWords()
  const recipientName = useRecipientName(names)
  const { channelWords, reasonWords } = useMessageWords()
  return (link: CourseLink): string => {
    switch (link.link) {
      case 'occurred':
        return t(`alertRecord.link.${beginningOf(alert)}`)
      case 'published':
      case 'received':
        return t(`alertRecord.link.${link.link}`)
      case 'raised':
        return t('alertRecord.link.raised', { name: alert.ruleName })
      case 'delivered':
        return t('alertRecord.link.delivered', {
          channel: channelWords(link.message.channel),
          name: recipientName(link.message.recipient),
        })
      case 'step': {
        const said = stepWords(link.step)
        if (link.message === null) return said
        const reason = link.step.step === 'undeliverable' ? reasonWords(link.message.lastError) : null
        // Of a phone call that nobody answered that is what became of it and why.
        const why = reason === null || said.endsWith(reason) ? [] : [reason]
        return t('alertRecord.link.to', {
          said,
          who: [recipientName(link.message.recipient), ...why].join(', '),
        })
      }
    }
  }
}
