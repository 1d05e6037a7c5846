import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { AlertStep } from '@vigie/domain/alerts/alert'
import { localeTags } from '@vigie/domain/number-in'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { routes } from '../../../lib/page/routes.ts'
import { exactTime, timeOfDay } from '../../../lib/time/words.ts'
import { actorName } from './actor-name.ts'
import type { OwnAlert } from './open-alerts-context.ts'
import { countsByChannel, inTime, isSent, sentTogether } from './sent-together.ts'

/** The course of an alert, step by step, oldest first. */
export default function AlertTimeline({ own }: { own: OwnAlert }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const words = useStepWords()
  const sentWords = useSentWords()
  const { timeline, times, cause } = own.alert
  const timeZone = own.establishment.details?.timeZone ?? null
  const seconds = new Intl.NumberFormat(localeTags[locale], { maximumFractionDigits: 1 }).format(
    (times.raisedAt - times.occurredAt) / 1_000,
  )
  return (
    <>
      <Box
        component="ol"
        sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, borderLeft: 2, borderColor: 'divider', pl: 2 }}
      >
        {sentTogether(inTime(timeline), isSent).map(([step, ...others], index) => (
          <Box
            component="li"
            key={`${step.step}-${step.at}-${index}`}
            sx={{ display: 'flex', gap: 1.5, py: 0.5 }}
          >
            <time dateTime={new Date(step.at).toISOString()} title={exactTime(step.at, timeZone, locale)}>
              {timeOfDay(step.at, timeZone)}
            </time>
            <span>{others.length > 0 ? sentWords([step, ...others]) : words(step)}</span>
          </Box>
        ))}
      </Box>
      {cause === undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {t('course.sensorDelay', { seconds })}
        </Typography>
      )}
      <Link
        component={RouterLink}
        to={routes.alertRecord(own.establishment.id, own.alert.id)}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        {t('alertRecord.whole')}
      </Link>
    </>
  )
}

/** How many messages went out together, and by what: "2 textos et 1 appel téléphonique". */
export function useSentWords() {
  const { t } = useTranslation()
  const locale = useLocale()
  return (steps: readonly AlertStep[]): string => {
    const counts = countsByChannel(steps).map(([channel, count]) => t(`course.sent.${channel}`, { count }))
    return t('course.sentTogether', { list: new Intl.ListFormat(localeTags[locale]).format(counts) })
  }
}

/** What a step in the life of an alert is called. */
export function useStepWords() {
  const { t } = useTranslation()
  return (step: AlertStep): string => {
    switch (step.step) {
      case 'opened':
      case 'superseded':
        return t(`course.${step.step}`)
      case 'nobodyReached':
        if (step.silent) return t('alerts.notConfirmed')
        return t(step.left ? 'course.reachedLeft' : 'course.nobodyReached')
      case 'repeated':
        return t('course.repeated', { count: step.occurrences })
      case 'calledAgain':
        return step.after === null
          ? t('course.calledAgain')
          : t('course.calledAgainAfter', { name: actorName(step.after, t) })
      case 'released':
        return t('course.released', { name: actorName(step.from, t) })
      case 'acknowledged':
        // Nobody of the staff was on their way by that (docs/adr/0088-a-relative-silences-nobody.md).
        if (step.by.isRelative) return t('course.seen', { name: actorName(step.by, t) })
        if (step.from?.uid === step.by.uid) return t('course.stillOn', { name: actorName(step.by, t) })
        if (step.from)
          return t('course.takenOver', { name: actorName(step.by, t), from: actorName(step.from, t) })
        return t('course.acknowledged', { name: actorName(step.by, t) })
      case 'shown':
        return t(`course.${step.step}`, { name: actorName(step.by, t) })
      case 'accepted': {
        if (step.channel === 'voice') return t('course.called')
        const channel = t(`messages.channel.${step.channel}`)
        return t(step.possibleRepeat ? 'course.acceptedMaybeTwice' : 'course.accepted', { channel })
      }
      case 'undeliverable':
        if (step.channel === 'voice') return t('course.notAnswered')
        return t(step.silent ? 'course.unconfirmed' : 'course.undeliverable', {
          channel: t(`messages.channel.${step.channel}`),
        })
      case 'escalated':
        return t(`course.escalated.${step.why}`, { level: step.level, count: step.people })
      case 'passedOver': {
        if (step.resting) return t('course.resting', { count: step.resting })
        const names = step.people.map(({ name }) => name).join(', ')
        return t(`course.passedOver.${step.instead ?? 'only'}`, { names })
      }
      case 'nobodyAnswered':
        return t('alerts.nobodyAnswered')
      case 'resolved':
        return t('alerts.step.resolved', {
          name: actorName(step.by, t),
          resolution: t(`alerts.resolution.${step.resolution}`),
        })
    }
  }
}
