import type { archiveDialog as frArchiveDialog } from '../fr/archive-dialog.ts'

/** What the window says by which a resident is archived. */
export const archiveDialog: typeof frArchiveDialog = {
  archiveQuestion: 'Are you sure you want to archive this beneficiary?',
  notYet: 'This resident cannot be archived yet',
  archiveHelp:
    'The record can still be read, among those that are archived, but nothing is written in it any more. Only residents without a device are archived: no call for help is lost.',
  tasksHelp:
    'Their tasks stay in the record and are no longer to be done. Their own plan for alerts without an answer, if they have one, is removed.',
  alertsStay_one: '{{count}} alert is not resolved: it stays on screen until it is.',
  alertsStay_other: '{{count}} alerts are not resolved: they stay on screen until they are.',
  devicesFirst_one:
    '{{count}} device is still theirs, and a call for help would be lost: give it to somebody else or retire it, then archive the record.',
  devicesFirst_other:
    '{{count}} devices are still theirs, and a call for help would be lost: give them to somebody else or retire them, then archive the record.',
  unheard_one: '{{count}} has not sent anything yet: the list shows it as waiting for its first message.',
  unheard_other:
    '{{count}} have not sent anything yet: the list shows them as waiting for their first message.',
  toDevices: 'Devices of the establishment',
  restoreQuestion: 'Are you sure you want to restore this beneficiary?',
  restoreHelp:
    'The record can be written in again, and their tasks are to be done again. They have no device: give them theirs afterwards.',
}
