import type { noteForm as french } from '../fr/note-form.ts'

/** Where a note is written or changed, or could not be saved. */
export const noteForm: typeof french = {
  change: 'Change the note',
  forWhom: 'For whom',
  publicChoice: 'Public',
  missing: 'Write something.',
  tooLong: 'This note is too long: 10,000 characters at most.',
  notShown: 'This note contains invisible characters. Type again what you pasted.',
  keptHere: 'What you write stays on this device, encrypted, until you save it: for 24 hours at most.',
  notKeptHere: 'For now this device does not keep what you write: save it before you close the tab.',
  othersRead:
    'This note is not saved yet: it could also be read by {{names}}, and you had not seen that yet. If that is fine with you, save it again.',
  stranded: 'The record was archived: this note was not saved, and cannot be any more.',
  restored: 'This note was not saved because the record was archived. It no longer is: you can save it.',
  strandedHelp:
    'Copy it to pass it on in another way, or ask for the record to be restored. It stays on this device for 24 hours at most.',
  mayNot: 'You may not write here any more: this note is not saved, and cannot be saved by you.',
  mayNotHelp:
    'Copy it to pass it on another way, or ask your administrator. It stays on this device for 24 hours at most.',
  found_one: 'You have begun a note: {{who}}',
  found_other: 'You have begun {{count}} notes, the latest: {{who}}',
  copy: 'Copy the text',
  selected: 'The browser does not let us copy: the text is selected, copy it yourself.',
  throwAway: 'Delete the draft',
  keepMine: 'Save mine',
  saveAsNew: 'Save as a new note',
  keepOther: 'Keep this one',
}
