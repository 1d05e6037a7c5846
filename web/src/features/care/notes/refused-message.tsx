import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { noteText } from '@vigie/domain/care/note'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Message } from '../../../components/message.tsx'
import { dismiss, shownNotices } from '../../../lib/notices/notices.ts'
import { useCoveredTop } from '../../../lib/page/covered-top.ts'
import { othersRead } from './newcomers.ts'
import type { NotesOf } from './notes-of.ts'
import { PrivateMark } from './private-mark.tsx'
import { dropUnsent, saveDraft, type Typed } from './unsent.ts'

/** What the bar at the foot of a phone takes at most, in CSS pixels. */
const footPx = 72

/** Takes the message at the foot off the screen that tells of what is read on the page itself: it would lie on who can read the note. */
function useToldHere({ mid, refused }: Typed) {
  const box = useRef<HTMLDivElement>(null)
  const coveredPx = useCoveredTop()
  useLayoutEffect(() => {
    if (refused?.code !== othersRead || !box.current) return
    const { top, bottom } = box.current.getBoundingClientRect()
    const told = shownNotices().find(({ about }) => about === mid)
    if (told && top >= coveredPx && bottom <= innerHeight - footPx) dismiss(told.id)
  }, [mid, refused, coveredPx])
  return box
}

/** Why the server did not take a note; where it says something else by now, what that is and who reads it, and which of the two is to stay; where it is gone, the words can become a note of their own; where it was not sent because others would read it than were shown, who. That a resident was archived is over once they are restored. */
export function RefusedMessage({ of, draft }: { of: NotesOf; draft: Typed }) {
  const { t } = useTranslation()
  const { refused } = draft
  const box = useToldHere(draft)
  const isRestored = refused?.code === 'beneficiaryArchived' && of.resident?.state === 'active'
  if (isRestored) return <Message kind="info">{t('noteForm.restored')}</Message>
  const current = refused?.current ?? null
  const saveAsNew = () => {
    dropUnsent(draft.mid)
    saveDraft({ ...draft, mid: crypto.randomUUID(), updatedAt: undefined })
  }
  return (
    <div ref={box}>
      <Message kind="error">
        {refused && (
          <>
            {refused.code === othersRead ? t('noteForm.othersRead', { names: refused.said }) : refused.said}
            {refused.code === 'noteOutOfReach' && noteText.fault(draft.text) === null && (
              <Box sx={{ mt: 1 }}>
                <Button variant="outlined" color="error" onClick={saveAsNew}>
                  {t('noteForm.saveAsNew')}
                </Button>
              </Box>
            )}
            {current && (
              <>
                {current.visibility === 'private' && (
                  <Box sx={{ mt: 1 }}>
                    <PrivateMark />
                  </Box>
                )}
                <Box
                  component="blockquote"
                  sx={{ m: 0, my: 1, pl: 1.5, borderLeft: 3, whiteSpace: 'pre-wrap' }}
                >
                  {current.text}
                </Box>
                <Button
                  variant="outlined"
                  color="error"
                  onClick={() => saveDraft({ ...draft, updatedAt: current.updatedAt })}
                  sx={{ mr: 1 }}
                >
                  {t('noteForm.keepMine')}
                </Button>
                <Button onClick={() => dropUnsent(draft.mid)}>{t('noteForm.keepOther')}</Button>
              </>
            )}
          </>
        )}
      </Message>
    </div>
  )
}
