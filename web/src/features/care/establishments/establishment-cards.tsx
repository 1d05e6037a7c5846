import { mdiHomeCityOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CardList } from '../../../components/card-list.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { Message } from '../../../components/message.tsx'
import { NoAccess } from '../../../components/no-access.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { alertsByHome } from '../alerts/alerts-by-home.ts'
import { useOpenAlerts } from '../alerts/open-alerts-context.ts'
import { AddEstablishment } from './add-establishment.tsx'
import { EstablishmentCard } from './establishment-card.tsx'
import { type OwnEstablishment, useEstablishments } from './establishments-context.ts'

/** As many as are on a large screen as it opens. */
const onFirstScreen = 24

interface Props {
  isShown: (establishment: OwnEstablishment) => boolean
  /** What to do where there is none to show. */
  noneHelp: string
  /** What can be done there beside adding one. */
  noneAct?: ReactNode
  /** Whether they are listed to be administered. */
  isForAdmin: boolean
}

/** The person's establishments, those first where somebody needs help; says which of them cannot be read. */
export function EstablishmentCards({ isShown, noneHelp, noneAct, isForAdmin }: Props) {
  const { t } = useTranslation()
  const { list: all, loading, refused, unreadable } = useEstablishments()
  const list = all.filter(isShown)
  const alertsOf = alertsByHome(
    useOpenAlerts(),
    list.map(({ id }) => id),
  )
  const worstFirst = (['open', 'acknowledged', null] as const).flatMap((worst) =>
    list.flatMap((establishment) => {
      const alerts = alertsOf.get(establishment.id)
      return alerts?.worst === worst ? { establishment, ...alerts } : []
    }),
  )
  if (refused) return <NoAccess />
  return (
    <>
      <Message kind="error">
        {unreadable.length > 0 &&
          t('homeCards.unreadable', { count: unreadable.length, list: unreadable.join('; ') })}
      </Message>
      {list.length === 0 && loading && <Skeletons shape="cards" />}
      {list.length === 0 && !loading && unreadable.length === 0 && (
        <EmptyState icon={mdiHomeCityOutline} title={t('homeCards.none')} help={noneHelp}>
          {noneAct}
          <AddEstablishment />
        </EmptyState>
      )}
      <CardList minWidth={340} gap={2}>
        {worstFirst.map((one, index) => (
          <EstablishmentCard
            key={one.establishment.id}
            {...one}
            areHomesLoading={loading}
            isForAdmin={isForAdmin}
            isFirst={index < onFirstScreen}
          />
        ))}
      </CardList>
      {list.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <AddEstablishment />
        </Box>
      )}
    </>
  )
}
