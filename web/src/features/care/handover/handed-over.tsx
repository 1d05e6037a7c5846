import type { HandoverOf } from '@vigie/domain/care/handover'
import type { Access } from '@vigie/domain/people/permissions'
import { useTranslation } from 'react-i18next'
import { routes } from '../../../lib/page/routes.ts'
import { useStillRead } from '../notes/use-still-read.ts'
import type { Telling } from '../tasks/plan-words.ts'
import { HandoverCard, Kind } from './handover-card.tsx'
import { ToldAlert } from './told-alert.tsx'
import { ToldNote } from './told-note.tsx'
import { missedWords, silentWords, turnWords } from './told-words.ts'

interface Props {
  eid: string
  access: Access
  of: HandoverOf
  telling: Telling
}

/** What a shift has to say of one resident: a line for each kind of which there is anything. */
export function HandedOver({ eid, access, of, telling }: Props) {
  const { t } = useTranslation()
  const notes = useStillRead({ eid, bid: of.bid, access }, of.notes)
  return (
    <HandoverCard eid={eid} of={of} list="handed-over">
      <Kind title={t('handover.alerts')} count={of.alerts.length}>
        {of.alerts.map((alert) => (
          <ToldAlert key={alert.id} alert={alert} telling={telling} />
        ))}
      </Kind>
      <Kind title={t('handover.notes')} count={notes.length}>
        {notes.map((note) => (
          <ToldNote key={note.id} address={routes.note(eid, of.bid, note.id)} note={note} telling={telling} />
        ))}
      </Kind>
      <Kind title={t('handover.moods')} count={of.moods.length}>
        {of.moods.map((turns) => (
          <div key={turns.type}>{turnWords(turns, telling)}</div>
        ))}
      </Kind>
      <Kind title={t('handover.missed')} count={of.missed.length}>
        {of.missed.map((task) => (
          <div key={`${task.tid} ${task.left?.at ?? ''}`}>{missedWords(task, telling)}</div>
        ))}
      </Kind>
      <Kind title={t('handover.silent')} count={of.silent.length}>
        {of.silent.map((device) => (
          <div key={device.deviceId}>{silentWords(device, telling)}</div>
        ))}
      </Kind>
    </HandoverCard>
  )
}
