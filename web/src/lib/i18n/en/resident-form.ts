import type { residentForm as frResidentForm } from '../fr/resident-form.ts'

/** Where a resident is added, or what is said of one is corrected. */
export const residentForm: typeof frResidentForm = {
  doAdd: 'Add',
  addAllTheSame: 'Add anyway',
  sameThere: '{{name}} is already in this establishment. Is it the same person?',
  openThere: 'Open their record',
  change: 'Change the record',
  name: 'Name',
  room: 'Room',
  email: 'E-mail',
  phone: 'Phone',
  emailInvalid: 'This e-mail is not valid: it is written like name@example.com, without accents.',
  phoneInvalid:
    'Enter the complete number, without an extension. For example: 514\u00a0234-5678, or +33\u00a06\u00a012\u00a034\u00a056\u00a078.',
  phoneTried: 'This number was tried: it is the right one',
  phoneTriedHelp: 'No SMS goes there before: a mistyped number would tell a stranger the resident’s name.',
  phoneStopped: 'A STOP came from this number: no SMS goes there until a START comes from it.',
  nameRequired: 'Enter the resident’s name.',
  nameTooLong: 'This name is too long: 120 characters at most.',
  nameNotShown: 'A name has a letter or a digit at least, and no invisible character or stacked accents.',
  roomTooLong: '20 characters at most.',
  roomNotShown: 'A room is written without invisible characters or stacked accents.',
  changedMeanwhile: 'What has changed meanwhile:',
  saysNow: '{{what}}: {{now}}',
  yoursStays: 'what you wrote stays in the field',
}
