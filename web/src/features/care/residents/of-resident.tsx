import type { Establishment } from '@vigie/domain/care/establishment'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Message } from '../../../components/message.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { usePageHeader } from '../../../lib/page/page-header.ts'
import { routes } from '../../../lib/page/routes.ts'
import { type OwnEstablishment, useEstablishments } from '../establishments/establishments-context.ts'
import { NoSuchHome } from '../establishments/no-such-home.tsx'
import { isOpenable, useEstablishment } from '../establishments/use-establishment.ts'
import { readsResident } from './reads-resident.ts'

/** A resident whom the person reads, and where they live. */
export interface KnownResident {
  readonly establishment: OwnEstablishment
  readonly details: Establishment
  readonly bid: string
}

/** What is shown of the resident whom the address names, to whoever reads them; to anybody else that they may not. */
export function OfResident({ show }: { show: (known: KnownResident) => ReactNode }) {
  const { bid = '' } = useParams()
  const { loading } = useEstablishments()
  const establishment = useEstablishment()
  // The page of a right that is gone closes by itself: nothing of the resident's own record need change for it.
  if (establishment && !readsResident(establishment.access, bid)) return <Closed loading={loading} />
  if (establishment?.details) return show({ establishment, details: establishment.details, bid })
  if (establishment && isOpenable(establishment, loading)) return <Spoilt establishment={establishment} />
  return <Closed loading={loading} />
}

function Closed({ loading }: { loading: boolean }) {
  const { t } = useTranslation()
  usePageHeader(t('resident.title'), routes.establishments)
  return loading ? <Skeletons shape="columns" /> : <NoSuchHome />
}

/** Without the home's record its clock is not known, nor what day it is there. */
function Spoilt({ establishment }: { establishment: OwnEstablishment }) {
  const { t } = useTranslation()
  usePageHeader(t('resident.title'), routes.establishment(establishment.id))
  return <Message kind="error">{t('establishments.notShown')}</Message>
}
