import type { callFailed as french } from '../fr/call-failed-documents.ts'

export const callFailed: typeof french = {
  listBeneficiaryFiles: 'Error getting the documents',
  announceBeneficiaryFile: 'Error adding the document',
  putBeneficiaryFile: 'Error sending the document',
  renameBeneficiaryFile: 'Error renaming the document',
  deleteBeneficiaryFile: 'Error deleting document',
  listEstablishmentFiles: 'Error getting the documents of the establishment',
  announceEstablishmentFile: 'Error adding the document of the establishment',
  putEstablishmentFile: 'Error sending the document of the establishment',
  playBeneficiaryFile: 'Error playing the document',
  playEstablishmentFile: 'Error playing the document of the establishment',
  renameEstablishmentFile: 'Error renaming the document of the establishment',
  deleteEstablishmentFile: 'Error deleting the document of the establishment',
}
