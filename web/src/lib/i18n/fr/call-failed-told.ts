/** What is said where a call about what is looked back at has no answer that can be understood: it comes with its pages (call-failed.ts). */
export const callFailed = {
  getMessageCosts: 'Erreur lors de la lecture des coûts des messages',
  getAlertLoad: 'Erreur lors de la lecture de la charge d’alertes',
  tryChannel: 'Erreur lors de l’envoi de l’essai',
  getTrials: 'Erreur lors de la lecture de vos essais',
}
