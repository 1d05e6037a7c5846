import i18next from 'i18next'
import { tell } from './notices.ts'

/**
 * Says that the code of something of the page could not be had. A browser does not ask again for code that it could not get once, so the
 * message offers to load the page anew. Answers the message's id.
 */
export const tellPartNotLoaded = (): number =>
  tell({
    kind: 'error',
    text: () => i18next.t('failure.partNotLoaded'),
    action: { label: () => i18next.t('failure.reload'), act: () => location.reload() },
  })
