import { fateOf } from '@vigie/domain/notices/notice'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ReadOut, useReadOut } from '../../../components/read-out.tsx'
import { type KnownNotices, newNotices } from './new-notices.ts'
import { placeWords } from './place-words.ts'
import { useHomeName } from './use-home-name.ts'
import type { Notices } from './use-notices.ts'

/** Has a screen reader say of a notice that comes while the page is there what it is, and where to go and see. */
export function NoticeVoice({ list, loading }: Notices) {
  const { t } = useTranslation()
  const homeName = useHomeName()
  const [said, readOut] = useReadOut()
  const known = useRef<KnownNotices>(null)

  useEffect(() => {
    if (loading) return
    const { fresh, known: next } = newNotices(known.current, list)
    known.current = next
    if (fresh.length === 0) return
    const words = fresh.map((notice) => {
      const fate = fateOf(notice.reason)
      const name = homeName(notice)
      const what = name === null ? t(`notices.title.${fate}`) : t(`notices.titleIn.${fate}`, { name })
      return [`${what}.`, ...notice.deviceIds.map((id) => `${placeWords(notice, id, t)}.`)].join(' ')
    })
    readOut(words.join(' '))
  }, [list, loading, t, homeName, readOut])

  return <ReadOut said={said} politeness="polite" />
}
