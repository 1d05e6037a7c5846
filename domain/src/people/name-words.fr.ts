import type { NameWords } from './name-words.ts'

/** What stands beside a name, or in its place, in French. Read by name-words.ts, which says what each list is. */
export const french: NameWords = {
  jobs: `
    inf infirmier infirmière préposé préposée aux auxiliaire chef cheffe clinicien clinicienne garde pab ips icp
    aide soignant soignante stagiaire bénévole responsable superviseur superviseure ergo ergothérapeute thérapeute
    physio physiothérapeute directeur directrice direction admin administrateur administratrice adjoint adjointe
    assistant assistante gestionnaire coordonnateur coordonnatrice psychologue travailleuse travailleur sociale social
    nutritionniste pharmacien pharmacienne inhalothérapeute orthophoniste éducateur éducatrice intervenant intervenante
    technicien technicienne secrétaire réceptionniste nuit jour matin soir quart équipe remplaçant remplaçante`,
  titles: 'm mme mlle monsieur madame mademoiselle dr dre docteur docteure',
  jobsBehind: `
    médecin erg pht soins unité proche procheaidant procheaidante aidant aidante famille visiteur visiteuse
    moi ici service fonction poste congé absent absente présent présente disponible officiel officielle intérim bis
    aic asi étage aile tél téléphone compte vérifié vérifiée certifié certifiée
    confirmé confirmée authentifié authentifiée`,
  links: 'de du des d la le l en et par',
  before: ['de', 'd', 'du', 'étage', 'aile', 'unité'],
  handsOver: 'par|pour|via|signé|signée|au nom de|au nom d|de la part de|de la part d',
  articles: 'le la les l un une votre vos',
  places: `
    vous personne aucun aucune inconnu inconnue anonyme système proche procheaidant procheaidante moi nous collègue
    relève tous toute toutes toutmonde toutpersonnel personnel
    comptesupprimé comptefermé utilisateursupprimé ancienmembre`,
  offices: `
    direction administration admin administrateur administratrice soutien technique informatique
    famille médecin docteur docteure fille fils mère père soeur frère conjoint conjointe`,
  begins: ['quelqu un', 'quelquun', 'votre'],
  atWork: ['de garde', 'de service', 'en service', 'en poste'],
  alsoJobs: 'médecin docteur agent agente',
  kin: 'fille|fils|mère|père|soeur|frère|conjointe|conjoint',
  rescue: `
    police pompiers pompier ambulance ambulances ambulancier ambulancière ambulanciers urgence urgences
    infosanté infosocial urgencessanté spvm sq grc`,
  rescueNames: ['sûreté du québec', 'gendarmerie royale', 'centre antipoison', 'info santé', 'info social'],
  rescueOffice:
    'service services poste corps centre centrale équipe agent agente municipal municipale montréal québec',
  accounts: 'compte comptes motdepasse',
}
