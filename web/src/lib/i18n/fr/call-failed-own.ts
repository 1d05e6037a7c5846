/** What is said where a call that only the pages about oneself make has no answer that can be understood: it comes with them (call-failed.ts). */
export const callFailed = {
  setPushDevice: 'Erreur lors de l’activation des notifications',
  dropPushDevice: 'Erreur lors de la désactivation des notifications',
}
