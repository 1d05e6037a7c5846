import { useTranslation } from 'react-i18next'
import { Message } from '../../../../../components/message.tsx'
import type { RuleForm } from './rule-form.ts'
import type { RuleNames } from './rule-words.ts'
import { unreachedContacts } from './unreached.ts'

/** More names than these nobody reads here; how many more there are is said. */
const mostNamed = 12

/** Says of a rule that tells the resident's own contact of which residents it tells nobody so. */
export function WithoutContact({ form, names }: { form: RuleForm; names: RuleNames }) {
  const { t } = useTranslation()
  const { locale, living, residents } = names
  const unreached = unreachedContacts(form, living).map((id) => residents.get(id) ?? id)
  const more = unreached.length - mostNamed
  const shown =
    more > 0 ? [...unreached.slice(0, mostNamed), t('rules.andResidents', { count: more })] : unreached
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(shown)
  return (
    <Message kind="info">
      {unreached.length > 0 && t('rules.withoutContact', { count: unreached.length, list })}
    </Message>
  )
}
