const oneOf = (modules: readonly RegExp[]): RegExp =>
  new RegExp(modules.map(({ source }) => source).join('|'))

/**
 * What stands both before the app and around every page of it. Their names are those that a page before the app would bring along: what is
 * in a group of its own is loaded for any one piece of it (`npm run bench` shows when a page before the app loads Firestore).
 */
const everywhere = [
  /web\/src\/lib\/(api|i18n\/use-locale|page\/(held|after)-press|sound\/sounds-here)/,
  /web\/src\/components\/(load-boundary|failure-message|language-toggle)/,
  /domain\/src\/api\/user-calls/,
  /icon:mdiCheckCircleOutline$/,
  /@mui\/material\/(Link|SvgIcon|utils\/(useSlot|ownerDocument|getActiveElement|isMuiElement|ownerWindow|debounce|useEnhancedEffect))\b/,
]

/** What stands around every page of the app, what asks before something is done, and what pages have in common with the sending of notes. */
const app = [
  /web\/src\/(app\/signed-in|components\/confirm-dialog)/,
  /web\/src\/features\/care\/(notes\/use-led-to|residents\/room-and-name)\./,
  /domain\/src\/api\/note-calls\./,
]

/** Small things that many pages have: each by itself would weigh twice what it says. */
const bits = [
  /web\/src\/components\/(row-link|unreadable|no-access|slow-notice|titled-card|card-list|list-heading|fold-line)\./,
  /web\/src\/lib\/(notices\/tell-done|page\/use-focus-onward|time\/start-of-date|firebase\/merged-lists)\./,
  /web\/src\/features\/care\/residents\/(may-write-care|use-shown-resident)\./,
  /web\/src\/features\/care\/(moods\/choices|tasks\/use-telling)\./,
  /domain\/src\/(time\/(day-before|wall-clock)|care\/(by-room|care-press)|devices\/silence)\./,
  /icon:mdi(PencilOutline|DeleteOutline|Plus|ArchiveOutline|ContentCopy|PauseCircleOutline|ClockOutline|CalendarClockOutline)$/,
]

/** When tasks are to be done and whether they were, wherever one is told of. */
const plans = [
  /web\/src\/features\/care\/records\/task-sources\./,
  /domain\/src\/care\/task(-(state|plan|undone|life))?\./,
  /icon:mdiClipboardRemoveOutline$/,
]

/** What is shown of tasks and what somebody does about one, wherever they are listed. */
const tasks = [
  /web\/src\/features\/care\/tasks\/(task-state-mark|task-row|done-button|done-words|use-task-acts|plan-words|standing-tasks|folded-tasks|kept-in-place)\./,
  /domain\/src\/api\/task-calls\./,
]

/** The notes about a resident, wherever some are listed. */
const notes = [
  /web\/src\/features\/care\/notes\/(note-row|note-text|note-list|use-notes-of-shown|use-notes)\./,
]

/** What every page about one resident has. */
const resident = [
  /web\/src\/features\/care\/residents\/(use-opened-trace|archived-mark|of-resident)\./,
  /web\/src\/features\/care\/notes\/(notes-of|begin-note|private-mark|start-of|use-readable-notes)\./,
  /web\/src\/features\/care\/(records\/(mood|note)-sources|moods\/day-strip)\./,
  /icon:mdiNoteTextOutline$/,
  /web\/src\/features\/care\/(events\/(held-rows|new-rows-button)|snoozes\/(snooze-time|may-silence))\./,
]

/** One of a few values, chosen from a list of the browser's. */
const choice = [/web\/src\/components\/choice\./, /@mui\/material\/internal\/svg-icons\/ArrowDropDown\b/]

/** Where one looks back at alerts, and at the messages that told of them. */
const back = [
  /web\/src\/features\/care\/(records\/history-sources|alerts\/(alert-timeline|history\/use-outcome-words))\./,
  /web\/src\/features\/care\/messages\/(use-message-words|use-recipient-name|reasons)\./,
  /web\/src\/components\/how-to-print\./,
  /domain\/src\/(alerts\/alert-(outcome|course)|deliveries\/(delivery|about|usefulness)|api\/message-calls)\./,
]

/** The notification rules of a home or a resident, and what is said of one, wherever some are listed. */
const rules = [
  /web\/src\/features\/care\/establishments\/manage\/rules\/(rule-list|use-rule-names|name-of-maker)\./,
  /web\/src\/features\/care\/records\/rule-sources\./,
  /domain\/src\/api\/rule(-act)?-calls\./,
  /icon:mdiBell(Ring|Off)Outline$/,
]

/** What a resident looks like at a glance, in the list of a home and above their own pages. */
const glance = [
  /web\/src\/features\/care\/residents\/(movement|last-movement|alert-mark|list-photo|resident-photo)\./,
  /web\/src\/features\/care\/moods\/(care-icons|care-faces)\./,
]

/** A resident's devices and what they tell, wherever some are listened to. */
const devices = [
  /web\/src\/features\/care\/records\/device-sources\./,
  /domain\/src\/(devices\/(device|claim)|sensors\/(event-key|uplink-order))\./,
  /icon:mdi(LinkVariantOff|SignalCellular1|AccessPointOff)$/,
]

/** What a device says of itself, wherever one is shown with it. */
const tiles = [
  /web\/src\/features\/care\/devices\/(upkeep|tile-words)\./,
  /icon:mdiBatteryAlertVariantOutline$/,
]

/**
 * Which modules come together. What is loaded together anyway is one file: a hundred small ones are compressed one by one, and
 * weighed 34 kB more. What a page or a window has for itself stays a file of its own, named after it.
 */
export const chunks = {
  groups: [
    // What every page begins with.
    { name: 'first', tags: ['$initial' as const], priority: 7 },
    { name: 'everywhere', test: oneOf(everywhere), priority: 6 },
    // What is typed into: a page that is only looked at does without.
    { name: 'fields', test: /web\/src\/components\/(field|use-form-faults)/, priority: 5 },
    // What the pages before the app have in common.
    { name: 'account', test: /web\/src\/features\/account\/form/, priority: 4 },
    // The app that stands around every page of whoever is signed in, with its alerts, and Firestore; and what asks before something is done.
    { name: 'signed-in', test: oneOf(app), priority: 3 },
    { name: 'bits', test: oneOf(bits), priority: 2 },
    { name: 'glance', test: oneOf(glance), priority: 1 },
    { name: 'plans', test: oneOf(plans), priority: 1 },
    { name: 'tasks', test: oneOf(tasks), priority: 0 },
    { name: 'resident', test: oneOf(resident), priority: 0 },
    { name: 'notes', test: oneOf(notes), priority: 0 },
    { name: 'choice', test: oneOf(choice), priority: 0 },
    { name: 'back', test: oneOf(back), priority: 0 },
    { name: 'devices', test: oneOf(devices), priority: 0 },
    { name: 'tiles', test: oneOf(tiles), priority: 0 },
    { name: 'rules', test: oneOf(rules), priority: 0 },
    // What rules have in common with pages that have none.
    { name: 'managing-sources', test: /web\/src\/features\/care\/records\/managing-sources\./, priority: 1 },
    { name: 'rule-fields', test: /domain\/src\/alerts\/notification-rule\./, priority: 1 },
    { name: 'escalation-plan', test: /domain\/src\/alerts\/escalation-plan\./, priority: 1 },
    // What reads a number from an address: of looking back, and of the documents too.
    { name: 'coerce', test: /zod\/v4\/classic\/coerce\./, priority: 1 },
    // Of the journal, where rules are changed too.
    { name: 'audit-fields', test: /domain\/src\/care\/audit-fields\./, priority: 1 },
    { name: 'window-entry', test: /web\/src\/lib\/page\/use-window-entry\./, priority: 1 },
    // A form that is kept over a record, and a window that only follows one: together less than each by itself.
    {
      name: 'typed-over',
      test: /web\/src\/lib\/page\/(use-typed-over|typed-over|changed-meanwhile)\./,
      priority: 1,
    },
    { name: 'shift-name', test: /manage\/shifts\/shift-name\./, priority: 1 },
  ],
}
