import Typography from '@mui/material/Typography'
import { setOwnAwayCall } from '@vigie/domain/api/away-calls'
import { isAway } from '@vigie/domain/people/away'
import type { Member } from '@vigie/domain/people/user'
import { type ReactNode, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Message } from '../../../components/message.tsx'
import { Section } from '../../../components/section.tsx'
import { useSending } from '../../../components/use-sending.ts'
import { callApi } from '../../../lib/api/api-client.ts'
import { ownMembershipsSource } from '../../../lib/firebase/own-records.ts'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { tellDone } from '../../../lib/notices/tell-done.ts'
import { useFocusBack } from '../../../lib/page/use-focus-back.ts'
import { screenTimeZone } from '../../../lib/time/screen-time-zone.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { momentInWords } from '../../../lib/time/words.ts'
import { LeaveForm } from './leave-form.tsx'

interface Props {
  uid: string
  /** The alerts that they are on, in words; null: on none. */
  inHand: ReactNode
}

/**
 * By which somebody says that they are away, from all their homes, or back: both where an administrator has said it of some of these. Each is a form of its own: what a button
 * says never becomes the contrary under the finger, as an absence runs out.
 */
export default function AwayForm({ uid, inHand }: Props) {
  const { t } = useTranslation()
  const now = useNow()
  const memberships = useLive(useMemo(() => ownMembershipsSource(uid), [uid]))
  if (memberships.status === 'failed') return <Message kind="info">{t('profile.away.notKnown')}</Message>
  if (memberships.status !== 'ready') return null
  const homes = memberships.value.items.filter(({ state }) => state === 'accepted')
  const away = homes.filter((home) => isAway(home.away, now))
  return (
    <>
      {away.length > 0 && (
        <Goes key="back">
          <BackForm away={away} />
        </Goes>
      )}
      {away.length < homes.length && (
        <Goes key="leave">
          <LeaveForm isFromSome={away.length > 0} inHand={inHand} />
        </Goes>
      )}
    </>
  )
}

/** A form that goes once it has said what it is for. */
function Goes({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useFocusBack(place)
  return <div ref={place}>{children}</div>
}

function BackForm({ away }: { away: readonly Pick<Member, 'away' | 'establishmentName'>[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const sending = useSending()
  const back = () =>
    sending.send(async () => {
      await callApi(setOwnAwayCall, { params: {}, body: { away: null } })
      tellDone('saved')
    })
  return (
    <Section
      title={t('profile.away.title')}
      help={t('profile.away.help')}
      sending={sending}
      onSubmit={back}
      button={t('profile.away.back')}
    >
      {away.map((home) => (
        <Typography key={home.establishmentName} sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {typeof home.away?.until === 'number'
            ? t('profile.away.until', {
                home: home.establishmentName,
                time: momentInWords(home.away.until, screenTimeZone, locale),
              })
            : t('profile.away.open', { home: home.establishmentName })}
        </Typography>
      ))}
    </Section>
  )
}
