import { useTranslation } from 'react-i18next'
import { Banner } from '../../../components/banner.tsx'
import { useEstablishment } from './use-establishment.ts'

/** Says on every page of an inactive home that it is, and what that means. */
export function InactiveBanner() {
  const { t } = useTranslation()
  if (useEstablishment()?.details?.state !== 'inactive') return null
  return (
    <Banner>
      <strong>{t('establishments.inactiveHome')}</strong> {t('establishments.inactiveHomeHelp')}
    </Banner>
  )
}
