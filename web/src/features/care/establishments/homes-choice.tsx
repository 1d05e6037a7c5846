import { can } from '@vigie/domain/people/permissions'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { SeveralChoice } from '../../../components/several-choice.tsx'
import { useEstablishments } from './establishments-context.ts'

interface Props {
  inputRef: Ref<HTMLSelectElement>
  /** The ids of those chosen so far, in the order in which they were. */
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  /** What is wrong, in words. */
  error: string | null
}

/** Some of the homes whose people the person may invite. */
export function HomesChoice({ inputRef, chosen, onChange, error }: Props) {
  const { t } = useTranslation()
  const homes = useEstablishments().list.filter(({ access }) => can(access, 'create', 'members'))
  return (
    <SeveralChoice
      label={t('people.homes')}
      name="homes"
      inputRef={inputRef}
      options={new Map(homes.map(({ id, name }) => [id, name]))}
      chosen={chosen}
      onChange={onChange}
      atMost={homes.length}
      addWords={t('people.addHome')}
      removeWords={(name) => t('people.removeHome', { name })}
      error={error}
    />
  )
}
