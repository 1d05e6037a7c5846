import type {
  common as frCommon,
  failure as frFailure,
  leaving as frLeaving,
  notFound as frNotFound,
} from '../fr/common.ts'

export const common: typeof frCommon = {
  optional: '{{what}} (optional)',
  save: 'Save',
  saving: 'Saving…',
  delete: 'Delete',
  cancel: 'Cancel',
  unsavedQuestion: 'What you typed is not saved.',
  closeUnsaved: 'Lose what is typed',
  goOn: 'Go on typing',
  undo: 'Undo',
  close: 'Close',
  clearSearch: 'Clear the search',
  retry: 'Try again',
  notSavedYet: 'What you had written here is not saved yet.',
  unknown: 'to be noted',
  room: 'Room {{room}}',
  showMore: 'Show more',
  showLess: 'Show less',
}

export const failure: typeof frFailure = {
  notReached: 'The server does not answer. Check the network, then try again.',
  unexpected: 'Something went wrong. Try again in a moment.',
  later: 'Try again in a moment.',
  of: '{{who}}: {{why}}',
  about: '{{what}}: {{about}}.',
  more_one: 'Show {{count}} more error message',
  more_other: 'Show {{count}} more error messages',
  notLoaded: 'This could not be loaded',
  languageNotLoaded: 'The language could not be changed. Reload the page, then try again.',
  partNotLoaded: 'This part of the page could not be loaded. Reload the page.',
  reload: 'Reload',
  pageTitle: 'This page could not be shown',
  pageHelp:
    'Your data is safe. If the line was cut, wait until it is back, then reload the page; if nothing changes, tell your administrator.',
  noLine: 'The server does not answer yet: the page stays open, so that the alerts on screen are not lost.',
  invalidToken: 'Invalid token specified.',
  startTitle: 'Vigie could not start',
}

export const leaving: typeof frLeaving = {
  leftTitle: 'Your session is closed',
  leftHelp: 'The sign-in page will be shown as soon as the server answers.',
  failedTitle: 'You could not be signed out',
  failedHelp: 'This computer is still signed in to your account. Try again before you leave it.',
  failedWith: 'What the browser says: {{error}}',
  tooLong: 'The sign-out did not end in time.',
  unheard: 'The tab that was signing out does not answer any more.',
}

export const notFound: typeof frNotFound = {
  title: 'Page not found',
  help: 'The address is wrong, or what you are looking for no longer exists.',
  home: 'Back to the home page',
}
