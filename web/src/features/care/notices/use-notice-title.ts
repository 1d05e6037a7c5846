import { fateOf, type Notice } from '@vigie/domain/notices/notice'
import { useTranslation } from 'react-i18next'
import { useHomeName } from './use-home-name.ts'

/** What a notice is about, with the name of its home for whoever has several. */
export function useNoticeTitle(): (notice: Pick<Notice, 'establishmentId' | 'reason'>) => string {
  const { t } = useTranslation()
  const homeName = useHomeName()
  return (notice) => {
    const fate = fateOf(notice.reason)
    const name = homeName(notice)
    return name === null ? t(`notices.title.${fate}`) : t(`notices.titleIn.${fate}`, { name })
  }
}
