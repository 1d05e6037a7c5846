import { useTranslation } from 'react-i18next'
import { Message } from './message.tsx'

/** The message must leave room for what can be shown. */
const mostNamed = 5

/** Says how many records cannot be shown, and which; nothing when all can. */
export function Unreadable({ names }: { names: readonly string[] }) {
  const { t } = useTranslation()
  const list = names.slice(0, mostNamed).join('; ')
  const more = names.length > mostNamed ? '…' : ''
  return (
    <Message kind="error">
      {names.length > 0 && t('notShown.unreadable', { count: names.length, list: `${list}${more}` })}
    </Message>
  )
}
