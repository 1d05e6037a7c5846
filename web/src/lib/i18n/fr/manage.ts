/** The pages by which a home is managed. */
export const manage = {
  tabs: 'Gestion de l’établissement',
  informations: 'Informations',
  name: 'Nom de l’établissement',
  address: 'Adresse',
  contactName: 'Personne-ressource',
  contactPhone: 'Téléphone',
  contactEmail: 'Courriel',
  timeZone: 'Fuseau horaire',
  state: 'État',
  active: 'Actif',
  inactive: 'Inactif',
  notSaid: '—',
}
