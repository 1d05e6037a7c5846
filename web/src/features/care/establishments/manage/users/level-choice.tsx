import { caregiverLevels, type LevelName, levelNames } from '@vigie/domain/people/levels'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../../../../components/choice.tsx'
import { levelMeans } from './level-means.ts'

interface Props {
  /** A caregiver never administers a home, and a member who sees nothing is none. */
  isCaregiver: boolean
  value: LevelName
  onChange: (value: LevelName) => void
}

/** Which level somebody has in a home. */
export function LevelChoice({ isCaregiver, value, onChange }: Props) {
  const { t } = useTranslation()
  const offered = isCaregiver ? caregiverLevels : levelNames
  return (
    <Choice
      label={t('people.level')}
      help={levelMeans(t, value, isCaregiver)}
      name="level"
      value={value}
      onChange={(chosen) => onChange(offered.find((name) => name === chosen) ?? value)}
    >
      {offered.map((name) => (
        <option key={name} value={name}>
          {t(`people.levels.${name}`)}
        </option>
      ))}
    </Choice>
  )
}
