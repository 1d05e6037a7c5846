import { can } from '@vigie/domain/people/permissions'
import { useTranslation } from 'react-i18next'
import { usePageHeader } from '../../../lib/page/page-header.ts'
import { routes } from '../../../lib/page/routes.ts'
import { EstablishmentCards } from './establishment-cards.tsx'
import type { OwnEstablishment } from './establishments-context.ts'

const administers = ({ access }: OwnEstablishment) => can(access, 'update', 'establishments')

/** /admin/establishments: the homes that the person administers. */
export default function AdministeredPage() {
  const { t } = useTranslation()
  usePageHeader(t('establishments.administered'), routes.establishments)
  return <EstablishmentCards isShown={administers} noneHelp={t('establishments.noneAdministeredHelp')} />
}
