import { useTranslation } from 'react-i18next'
import { Message } from '../../../../../components/message.tsx'
import type { InformationsForm } from './informations-form.ts'

interface Props {
  /** What others have saved where the person types. */
  theirs: Partial<InformationsForm>
}

/** Says to whoever changes what is said of a home what somebody else saved there meanwhile: theirs takes its place. */
export function OthersChanges({ theirs }: Props) {
  const { t } = useTranslation()
  const names = Object.keys(theirs) as (keyof InformationsForm)[]
  const list = names.map((name) =>
    theirs[name] === ''
      ? t('manage.emptiedMeanwhile', { what: t(`manage.${name}`) })
      : t('manage.savedMeanwhile', { what: t(`manage.${name}`), value: theirs[name] }),
  )
  return (
    <Message kind="error">
      {list.length > 0 && t('manage.changedMeanwhile', { list: list.join('; ') })}
    </Message>
  )
}
