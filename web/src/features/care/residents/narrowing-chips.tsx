import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Chips } from '../../../components/chips.tsx'
import { narrowings, type Shown } from './narrowing.ts'
import type { Narrowed } from './use-narrowed.ts'

interface Props extends Pick<Narrowed, 'each'> {
  chosen: Shown
  onChoose: (next: Shown) => void
  /** Whether who has changed over days may be asked for: that is not known of them as they are listed. */
  offersChanges: boolean
}

/** Narrows the residents of a home to those who need something; how many they are stands on it where that is known of all. */
export const NarrowingChips = memo(function NarrowingChips({ chosen, onChoose, each, offersChanges }: Props) {
  const { t } = useTranslation()
  const needs = narrowings.map((value) => {
    const { are, mayBe } = each[value]
    const name = t(`residentList.only.${value}`)
    return { value, name: value === 'all' || mayBe.size > 0 ? name : `${name} (${are.size})` }
  })
  const changed = { value: 'changed', name: t('residentList.changed') } as const
  const choices = offersChanges ? [...needs, changed] : needs
  return <Chips<Shown> label={t('residentList.narrow')} {...{ choices, chosen, onChoose }} isOneLine />
})
