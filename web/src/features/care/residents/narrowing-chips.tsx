import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Chips } from '../../../components/chips.tsx'
import { narrowings } from './narrowing.ts'
import type { Narrowed } from './use-narrowed.ts'

/** Narrows the residents of a home to those who need something; how many they are stands on it where that is known of all. */
export const NarrowingChips = memo(function NarrowingChips({
  narrowing,
  narrowTo,
  each,
}: Pick<Narrowed, 'narrowing' | 'narrowTo' | 'each'>) {
  const { t } = useTranslation()
  const choices = narrowings.map((value) => {
    const { are, mayBe } = each[value]
    const name = t(`residents.only.${value}`)
    return { value, name: value === 'all' || mayBe.size > 0 ? name : `${name} (${are.size})` }
  })
  return (
    <Chips label={t('residents.narrow')} choices={choices} chosen={narrowing} onChoose={narrowTo} isOneLine />
  )
})
