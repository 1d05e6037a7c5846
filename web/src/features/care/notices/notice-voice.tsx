import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ReadOut, useReadOut } from '../../../components/read-out.tsx'
import { type KnownNotices, newNotices } from './new-notices.ts'
import { namelessPlaceWords, placeWords } from './place-words.ts'
import { useNoticeTitle } from './use-notice-title.ts'
import type { Notices } from './use-notices.ts'

interface Props extends Notices {
  /** Says the room alone, as on a locked screen. */
  isNameless: boolean
}

/** Has a screen reader say of a notice that comes while the page is there what it is, and where to go and see. */
export function NoticeVoice({ list, loading, isNameless }: Props) {
  const { t } = useTranslation()
  const titleOf = useNoticeTitle()
  const [said, readOut] = useReadOut(list.map(({ id }) => id))
  const known = useRef<KnownNotices>(null)

  useEffect(() => {
    if (loading) return
    const { fresh, known: next } = newNotices(known.current, list)
    known.current = next
    if (fresh.length === 0) return
    const whereWords = isNameless ? namelessPlaceWords : placeWords
    const words = fresh.flatMap(({ notice, named }) => [
      titleOf(notice),
      ...named.map((one) => whereWords(one, t)),
    ])
    readOut(
      words.map((each) => `${each}.`).join(' '),
      fresh.map(({ notice }) => notice.id),
    )
  }, [list, loading, isNameless, t, titleOf, readOut])

  return <ReadOut said={said} politeness="polite" />
}
