import { mdiAccountSearchOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/empty-state.tsx'
import type { Narrowing } from './narrowing.ts'

interface Props {
  typed: string
  narrowing: Narrowing
  onShowAll: () => void
}

/** That nobody in the home is asked for by what was typed and chosen, and the way back to everybody. */
export function NobodyFound({ typed, narrowing, onShowAll }: Props) {
  const { t } = useTranslation()
  const text = typed.trim()
  const only = narrowing === 'all' ? null : narrowing
  const title =
    text === '' && only !== null
      ? t(`residentList.nobody.${only}`)
      : t('residentList.noneFound', { typed: text })
  const help =
    only === null
      ? t('residentList.noneFoundHelp')
      : t('residentList.nobodyHelp', { only: t(`residentList.only.${only}`) })
  return (
    <EmptyState icon={mdiAccountSearchOutline} title={title} help={help}>
      <Button onClick={onShowAll}>{t('residentList.showAll')}</Button>
    </EmptyState>
  )
}
