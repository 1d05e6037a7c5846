/**
 * What stands both before the app and around every page of it. Their names are those that a page before the app would bring along: what is
 * in a group of its own is loaded for any one piece of it (`npm run bench` shows when a page before the app loads Firestore).
 */
const everywhere = [
  /web\/src\/lib\/(api|i18n\/use-locale|page\/(held|after)-press)/,
  /web\/src\/components\/(load-boundary|failure-message|language-toggle)/,
  /domain\/src\/api\/user-calls/,
  /@mui\/material\/(Link|utils\/(useSlot|ownerDocument|getActiveElement|isMuiElement|ownerWindow|debounce|useEnhancedEffect))\b/,
]

/**
 * Which modules come together. What is loaded together anyway is one file: a hundred small ones are compressed one by one, and
 * weighed 34 kB more. What a page or a window has for itself stays a file of its own, named after it.
 */
export const chunks = {
  groups: [
    // What every page begins with.
    { name: 'first', tags: ['$initial' as const], priority: 5 },
    { name: 'everywhere', test: new RegExp(everywhere.map(({ source }) => source).join('|')), priority: 4 },
    // What is typed into: a page that is only looked at does without.
    { name: 'fields', test: /web\/src\/components\/(field|use-form-faults)/, priority: 3 },
    // What the pages before the app have in common.
    { name: 'account', test: /web\/src\/features\/account\/form/, priority: 2 },
    // The app that stands around every page of whoever is signed in, with its alerts, and Firestore.
    { name: 'signed-in', test: /web\/src\/app\/signed-in/, priority: 1 },
  ],
}
