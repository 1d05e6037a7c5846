import { mdiEmailOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Delivery } from '@vigie/domain/deliveries/delivery'
import { isLost } from '@vigie/domain/deliveries/usefulness'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../../../components/choice.tsx'
import { EmptyState } from '../../../../components/empty-state.tsx'
import { NoAccess } from '../../../../components/no-access.tsx'
import { Skeletons } from '../../../../components/skeletons.tsx'
import { Unreadable } from '../../../../components/unreadable.tsx'
import { useLive } from '../../../../lib/firebase/use-live.ts'
import { useFocusOnward } from '../../../../lib/page/use-focus-onward.ts'
import { messagesSource } from '../../../care/records/history-sources.ts'
import { membersSource } from '../../../care/records/managing-sources.ts'
import { useUnreadableNames } from '../../../care/records/unreadable-names.ts'
import { MessageCosts } from './message-costs.tsx'
import { MessageRow } from './message-row.tsx'

/** Messages that are read at a time: as many as one looks through. */
const pageOfMessages = 100

/** Which messages to show. */
const shownOnes = ['all', 'lost', 'open'] as const
type Shown = (typeof shownOnes)[number]

const isShown: Readonly<Record<Shown, (delivery: Delivery) => boolean>> = {
  all: () => true,
  lost: isLost,
  open: ({ state }) => state === 'pending' || state === 'sending',
}

/** The messages of a home, latest first, those that only try the alert chain left out: they are taken away again within a minute. */
export function Messages({ eid, timeZone }: { eid: string; timeZone: string }) {
  const { t } = useTranslation()
  const unreadableNames = useUnreadableNames()
  const [count, setCount] = useState(pageOfMessages)
  const list = useRef<HTMLUListElement>(null)
  const top = useRef<HTMLParagraphElement>(null)
  useFocusOnward(list, top)
  const [wanted, want] = useState<Shown>('all')
  // One more than is shown tells whether there are others.
  const now = useLive(useMemo(() => messagesSource(eid, count + 1), [eid, count]))
  const members = useLive(useMemo(() => membersSource(eid), [eid]))
  const [kept, keep] = useState({ live: now, count })
  if (now.status !== 'loading' && now !== kept.live) keep({ live: now, count })
  const isReading = now.status === 'loading'
  const shown = isReading ? kept : { live: now, count }
  const names = useMemo(
    () =>
      new Map(
        members.status === 'ready'
          ? members.value.items.map(({ uid, displayName }) => [uid, displayName])
          : [],
      ),
    [members],
  )
  const { live } = shown
  if (live.status === 'failed' || members.status === 'failed') return <NoAccess />
  if (live.status === 'loading' || members.status === 'loading') return <Skeletons shape="rows" />
  const { items, unreadable } = live.value
  const hasMore = items.length + unreadable.length > shown.count
  const read = items.slice(0, shown.count).filter(({ about }) => about.kind !== 'drill')
  const rows = read.filter(isShown[wanted])
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 900 }}>
      <Typography ref={top} tabIndex={-1} sx={{ color: 'text.secondary' }}>
        {t('messages.help')}
      </Typography>
      <MessageCosts eid={eid} />
      <Unreadable names={unreadableNames(unreadable)} />
      {read.length === 0 && !hasMore && (
        <EmptyState icon={mdiEmailOutline} title={t('messages.none')} help={t('messages.noneHelp')} />
      )}
      {(read.length > 0 || hasMore) && (
        <Choice
          label={t('messages.show')}
          name="show"
          value={wanted}
          onChange={(chosen) => want(shownOnes.find((one) => one === chosen) ?? 'all')}
        >
          {shownOnes.map((one) => (
            <option key={one} value={one}>
              {t(`messages.${one}`)}
            </option>
          ))}
        </Choice>
      )}
      {read.length > 0 && rows.length === 0 && (
        <EmptyState
          icon={mdiEmailOutline}
          title={t('messages.noneWanted')}
          help={t('messages.noneWantedHelp')}
        />
      )}
      <Box ref={list} component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {rows.map((message) => (
          <MessageRow key={message.id} eid={eid} message={message} names={names} timeZone={timeZone} />
        ))}
      </Box>
      {hasMore && (
        <Button
          variant="outlined"
          aria-busy={isReading}
          onClick={() => !isReading && setCount(count + pageOfMessages)}
          sx={{ justifySelf: { xs: 'stretch', sm: 'start' } }}
        >
          {t('messages.readOn')}
        </Button>
      )}
    </Box>
  )
}
