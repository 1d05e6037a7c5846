import { useTranslation } from 'react-i18next'
import { Choice } from '../../../../../components/choice.tsx'
import { type LevelName, levelNames } from './levels.ts'

interface Props {
  value: LevelName
  onChange: (value: LevelName) => void
}

/** Which level somebody has in a home. */
export function LevelChoice({ value, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <Choice
      label={t('people.level')}
      name="level"
      value={value}
      onChange={(chosen) => onChange(levelNames.find((name) => name === chosen) ?? value)}
    >
      {levelNames.map((name) => (
        <option key={name} value={name}>
          {t(`people.levels.${name}`)}
        </option>
      ))}
    </Choice>
  )
}
