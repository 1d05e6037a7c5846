import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { lazy, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadBoundary } from '../../../../../components/load-boundary.tsx'
import { Message } from '../../../../../components/message.tsx'
import { TitledCard } from '../../../../../components/titled-card.tsx'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import { useLocale } from '../../../../../lib/i18n/use-locale.ts'
import { useNow } from '../../../../../lib/time/use-now.ts'
import { momentInWords } from '../../../../../lib/time/words.ts'
import { settingsSource } from '../../../records/managing-sources.ts'
import { Gateways } from './gateways.tsx'
import { useKeyMaker } from './key-maker.ts'

const NewKeyDialog = lazy(() => import('./new-key-dialog.tsx'))

interface Props {
  eid: string
  timeZone: string
}

/** Since when there is which key and who made it, who still uses a former one, and the way to a new one. The keys themselves nobody can see. */
export function ApiKeys({ eid, timeZone }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow()
  const live = useLive(useMemo(() => settingsSource(eid), [eid]))
  const [isAsking, ask] = useState(false)
  const nameOf = useKeyMaker(eid)
  const keys = live.status === 'ready' ? live.value?.apiKeys : undefined
  const maker = keys ? nameOf(keys.current) : null
  const stillTaken = keys?.former.filter(({ until }) => until > now) ?? []
  return (
    <TitledCard title={t('manage.apiKey')} help={t('manage.apiKeyHelp')}>
      {live.status !== 'loading' && !keys && <Message kind="error">{t('manage.keysUnreadable')}</Message>}
      {keys && (
        <>
          <div>
            <Typography>
              {maker === null
                ? t('manage.keyMade', { time: momentInWords(keys.current.madeAt, timeZone, locale) })
                : t('manage.keyMadeBy', {
                    time: momentInWords(keys.current.madeAt, timeZone, locale),
                    who: maker,
                  })}
            </Typography>
            {stillTaken.map(({ id, madeAt, until }) => (
              <Typography key={id}>
                {t('manage.formerKey', {
                  made: momentInWords(madeAt, timeZone, locale),
                  until: momentInWords(until, timeZone, locale),
                })}
              </Typography>
            ))}
          </div>
          <Gateways eid={eid} keys={keys} timeZone={timeZone} />
        </>
      )}
      <Button variant="outlined" onClick={() => ask(true)} sx={{ justifySelf: 'start' }}>
        {t('manage.newKey')}
      </Button>
      {isAsking && (
        <LoadBoundary onFailed={() => ask(false)}>
          <NewKeyDialog eid={eid} timeZone={timeZone} current={keys?.current} onClose={() => ask(false)} />
        </LoadBoundary>
      )}
    </TitledCard>
  )
}
