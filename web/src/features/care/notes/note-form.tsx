import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { noteText } from '@vigie/domain/care/note'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextArea } from '../../../components/text-area.tsx'
import { useWatchedConnection } from '../../../lib/connection/connection-context.tsx'
import { useSafety } from '../../../lib/kept/kept.ts'
import { namesOf, othersRead } from './newcomers.ts'
import { NoteReaders } from './note-readers.tsx'
import { mayWrite, type NotesOf } from './notes-of.ts'
import { RefusedMessage } from './refused-message.tsx'
import { throwAway } from './throw-away.ts'
import { keepDraft, saveDraft, type Typed } from './unsent.ts'
import { useGoesAlong } from './use-goes-along.ts'
import { goOnIn, useLedTo } from './use-led-to.ts'
import { useReaders } from './use-readers.ts'
import { VisibilityChoice } from './visibility-choice.tsx'

export interface NoteFormProps {
  of: NotesOf
  draft: Typed
  /** Its author has just opened it, and goes on typing. */
  isOpenedNow: boolean
  onClose: () => void
}

/** Whoever makes it private, or public, is shown others than before. */
const withoutReaders = (draft: Typed): Typed => ({
  ...draft,
  shown: undefined,
  refused: draft.refused?.code === othersRead ? undefined : draft.refused,
})

/** A note as it is typed: each change is kept on the device at once, until it is saved or thrown away. */
export function NoteForm({ of, draft, isOpenedNow, onClose }: NoteFormProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const [isAsked, setAsked] = useState(false)
  const safety = useSafety()
  const { text, visibility, mid } = draft
  const answer = useReaders(of.eid, of.bid, visibility)
  const readers = answer.status === 'ready' ? answer.value : null
  const { connection } = useWatchedConnection()
  // Nobody saves before they could see these names; without a line there are none to wait for.
  const areComing = answer.status === 'loading' && connection.state !== 'offline'
  const fault = noteText.fault(text)
  const isNew = draft.updatedAt === undefined
  // One that is private stays so also where its author may write no other.
  const mayChoose = mayWrite(of, 'private') || visibility === 'private'
  useEffect(() => {
    if (!isOpenedNow) return undefined
    goOnIn(input.current)
    const whole = form.current
    if (!whole) return undefined
    // The names of who will read it come later, and so may what stands above it: they push its buttons behind the bar at the foot of a phone.
    const grows = new ResizeObserver(() => whole.scrollIntoView({ block: 'nearest' }))
    grows.observe(whole)
    grows.observe(document.body)
    const stop = () => grows.disconnect()
    const acts = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const
    for (const act of acts) addEventListener(act, stop, { once: true, passive: true })
    return () => {
      stop()
      for (const act of acts) removeEventListener(act, stop)
    }
  }, [isOpenedNow])
  useLedTo(mid, input)
  useGoesAlong(mid, input)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (fault !== null) return input.current?.focus()
    saveDraft({ ...draft, shown: readers ? namesOf(readers) : draft.shown })
    onClose()
  }
  const cancel = () => {
    throwAway(draft)
    onClose()
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      data-draft={mid}
      data-kept={safety}
      ref={form}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: { xs: 1.5, sm: 2 },
        // Right below the bar at the top: a phone has no room to spare between it and the one at the foot.
        scrollMarginTop: '-12px',
        // Of two that were refused, the first one's buttons are not taken for the second one's.
        '& + form': { mt: 3 },
      }}
    >
      <RefusedMessage of={of} draft={draft} />
      <TextArea
        label={t(isNew ? 'notes.write' : 'noteForm.change')}
        name="text"
        inputRef={input}
        value={text}
        onChange={(typed) => keepDraft({ ...draft, text: typed })}
        error={isAsked && fault ? t(`noteForm.${fault}`) : null}
        help={t(safety === 'unsafe' ? 'noteForm.notKeptHere' : 'noteForm.keptHere')}
      />
      {mayChoose && (
        <VisibilityChoice
          chosen={visibility}
          onChoose={(chosen) => keepDraft({ ...withoutReaders(draft), visibility: chosen })}
        />
      )}
      <NoteReaders readers={readers} areComing={areComing} visibility={visibility} />
      {/* Behind who can read it, and over nothing: nobody saves before they came past these names. */}
      <Box sx={{ display: 'flex', gap: 1, py: 1 }}>
        <Button type="submit" variant="contained" disabled={areComing} sx={{ flex: { xs: 1, sm: 'none' } }}>
          {t('common.save')}
        </Button>
        <Button onClick={cancel}>{t('common.cancel')}</Button>
      </Box>
    </Box>
  )
}
