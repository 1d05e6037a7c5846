import { can } from '@vigie/domain/people/permissions'
import { useTranslation } from 'react-i18next'
import { SeveralChoice } from '../../../components/several-choice.tsx'
import { useEstablishments } from './establishments-context.ts'

interface Props {
  /** The ids of those chosen so far, in the order in which they were. */
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  /** What is wrong, in words. */
  error: string | null
}

/** Some of the homes whose people the person may invite. */
export function HomesChoice({ chosen, onChange, error }: Props) {
  const { t } = useTranslation()
  const homes = useEstablishments().list.filter(({ access }) => can(access, 'create', 'members'))
  return (
    <SeveralChoice
      label={t('people.homes')}
      name="homes"
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
