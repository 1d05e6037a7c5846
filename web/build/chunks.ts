/**
 * Which modules come together. What is loaded together anyway is one file: a hundred small ones are compressed one by one, and
 * weighed 34 kB more. What a page or a window has for itself stays a file of its own, named after it.
 */
export const chunks = {
  groups: [
    // What every page begins with.
    { name: 'first', tags: ['$initial' as const], priority: 3 },
    {
      // What the pages before the app have in common with it: they load no Firestore. `npm run bench` shows when one does.
      name: 'account',
      test: /web\/src\/(features\/account\/form|lib\/api|components\/(load-boundary|use-form-faults))|domain\/src\/api\/user-calls/,
      priority: 2,
    },
    // The app that stands around every page of whoever is signed in, with its alerts, and Firestore.
    { name: 'signed-in', test: /web\/src\/app\/signed-in/, priority: 1 },
  ],
}
