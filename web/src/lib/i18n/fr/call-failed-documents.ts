/** What is said where a call about documents has no answer that can be understood: it comes with their pages (call-failed.ts). */
export const callFailed = {
  listBeneficiaryFiles: 'Erreur lors de la lecture des documents',
  announceBeneficiaryFile: 'Erreur lors de l’ajout du document',
  putBeneficiaryFile: 'Erreur lors de l’envoi du document',
  renameBeneficiaryFile: 'Erreur lors du changement de titre du document',
  deleteBeneficiaryFile: 'Erreur lors de la suppression du document',
  listEstablishmentFiles: 'Erreur lors de la lecture des documents de l’établissement',
  announceEstablishmentFile: 'Erreur lors de l’ajout du document de l’établissement',
  putEstablishmentFile: 'Erreur lors de l’envoi du document de l’établissement',
  playBeneficiaryFile: 'Erreur lors de la lecture du document',
  playEstablishmentFile: 'Erreur lors de la lecture du document de l’établissement',
  renameEstablishmentFile: 'Erreur lors du changement de titre du document de l’établissement',
  deleteEstablishmentFile: 'Erreur lors de la suppression du document de l’établissement',
}
