import { mdiCheck } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { markHandoverReadCall } from '@vigie/domain/api/handover-calls'
import type { Handover } from '@vigie/domain/care/handover'
import i18next from 'i18next'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { callApi } from '../../../lib/api/api-client.ts'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { tellFailure } from '../../../lib/notices/tell-failure.ts'
import { useFocusOnward } from '../../../lib/page/use-focus-onward.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { dayAndTime } from '../../../lib/time/words.ts'
import { handoverMarksSource } from '../records/handover-sources.ts'
import type { Telling } from '../tasks/plan-words.ts'

interface Props {
  eid: string
  handover: Pick<Handover, 'shift' | 'from'>
  telling: Telling
}

/** Who has read the handover and when, live; and by which one says that one has. */
export function HandoverReaders({ eid, handover: { shift, from }, telling }: Props) {
  const { t } = useTranslation()
  const { uid } = useSession().user
  const { locale, timeZone, now } = telling
  const shiftId = shift.id
  const live = useLive(useMemo(() => handoverMarksSource(eid, shiftId, from), [eid, shiftId, from]))
  const row = useRef<HTMLDivElement>(null)
  const readers = useRef<HTMLDivElement>(null)
  useFocusOnward(row, readers)
  const [isSaving, setSaving] = useState(false)
  if (live.status !== 'ready') return null
  const readBy = live.value?.readBy ?? []
  const mark = async () => {
    if (isSaving) return
    setSaving(true)
    try {
      await callApi(markHandoverReadCall, { params: { eid }, body: { shiftId, from } })
    } catch (error) {
      tellFailure(error, () => i18next.t('handover.notMarked'))
    } finally {
      setSaving(false)
    }
  }
  const words = readBy.map(({ name, at }) =>
    t('handover.said', { name, time: dayAndTime(at, now, timeZone, locale) }),
  )
  return (
    <Box ref={row} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box
        ref={readers}
        tabIndex={-1}
        role="status"
        sx={{ flex: '1 1 260px', overflowWrap: 'anywhere', outline: 'none' }}
      >
        {words.length === 0 ? t('handover.readByNobody') : t('handover.readBy', { names: words.join('; ') })}
      </Box>
      {!readBy.some((one) => one.uid === uid) && (
        <Button
          variant="contained"
          startIcon={<Icon path={mdiCheck} />}
          aria-disabled={isSaving}
          onClick={mark}
          sx={{ displayPrint: 'none' }}
        >
          {t(isSaving ? 'handover.marking' : 'handover.mark')}
        </Button>
      )}
    </Box>
  )
}
