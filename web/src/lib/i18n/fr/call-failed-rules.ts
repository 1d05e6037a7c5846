/** What is said where a call about rules of a whole home has no answer that can be understood: it comes with their pages (call-failed.ts). */
export const callFailed = {
  getHomeBackTest: 'Erreur lors de l’essai de la règle',
}
