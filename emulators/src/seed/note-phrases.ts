import { roles } from '@vigie/domain/people/roles'
import type { Random } from './random.ts'

/** About whom somebody writes. */
export interface Written {
  random: Random
  isWoman: boolean
}

/** What somebody may write of a resident, in the language of the home. */
export type Phrase = (about: Written) => string

/** What those of a role write, for everybody and for the care team alone. */
interface Phrases {
  public: readonly Phrase[]
  private: readonly Phrase[]
}

const { CAREGIVER, NURSE, READ_WRITE, THERAPIST } = roles
export type Writer = typeof CAREGIVER | typeof NURSE | typeof READ_WRITE | typeof THERAPIST

const e = ({ isWoman }: Written) => (isWoman ? 'e' : '')
const she = ({ isWoman }: Written) => (isWoman ? 'she' : 'he')
const her = ({ isWoman }: Written) => (isWoman ? 'her' : 'his')
const them = ({ isWoman }: Written) => (isWoman ? 'her' : 'him')
const pressure = ({ random }: Written) => `${random.between(112, 148)}/${random.between(62, 88)}`
const kilos = ({ random }: Written) => `${random.between(52, 78)},${random.between(0, 9)} kg`

const french: Record<Writer, Phrases> = {
  [READ_WRITE]: {
    public: [
      () => 'A bien mangé au dîner, assiette presque finie.',
      (who) =>
        `Nuit calme. Un lever vers ${who.random.between(2, 4)} h pour la salle de bain, recouché${e(who)} sans aide.`,
      () => 'Bain donné ce matin. Peau intacte, aucune rougeur.',
      ({ random }) =>
        `A refusé le souper. A pris un yogourt et une tasse de thé vers ${random.between(18, 20)} h.`,
      (who) => `Sa fille est venue cet après-midi; belle visite, rieu${who.isWoman ? 'se' : 'r'} ensuite.`,
      ({ random }) => `Promenade au jardin avec le groupe, ${random.between(15, 35)} minutes.`,
      () => 'Lunettes retrouvées sous le lit. Merci de les remettre sur la table de chevet le soir.',
      () => 'A participé au bingo, a gagné deux fois.',
      ({ random }) => `Hydratation à surveiller : n’a pris que ${random.between(2, 4)} verres aujourd’hui.`,
      () => 'Prothèse auditive : pile changée. Entend bien mieux à table.',
      (who) => `Un peu perdu${e(who)} au réveil de la sieste, rassuré${e(who)} en quelques minutes.`,
    ],
    private: [
      (who) =>
        `A pleuré pendant la toilette sans vouloir dire pourquoi. Rester doux avec ${who.isWoman ? 'elle' : 'lui'} demain.`,
      () => 'Me dit se sentir de trop depuis le départ de son voisin de chambre. À reprendre en équipe.',
      () =>
        'Ne veut plus que son neveu soit seul avec son courrier. M’a demandé de n’en parler qu’à l’infirmière.',
      (who) => `Incontinence depuis trois nuits, en est très gêné${e(who)}. Protections posées discrètement.`,
    ],
  },
  [NURSE]: {
    public: [
      (who) => `TA ${pressure(who)}, pouls ${who.random.between(62, 84)}, régulier. Rien à signaler.`,
      () => 'Pansement du talon droit refait : plaie propre, en voie de guérison.',
      ({ random }) =>
        `Glycémie à jeun ${random.between(5, 7)},${random.between(0, 9)}. Insuline donnée comme prescrite.`,
      () => 'Médecin avisé de la toux. Auscultation claire, on surveille trois jours.',
      (who) => `Poids : ${kilos(who)}, stable depuis un mois.`,
      (who) => `Vacciné${e(who)} contre la grippe, bras gauche, bien toléré.`,
      () => 'Douleur au genou 3/10 après l’acétaminophène. Glace en soirée au besoin.',
    ],
    private: [
      () =>
        'Rencontre avec la famille : inquiète des pertes de mémoire, ne veut pas qu’on en parle au salon. À discuter en équipe.',
      () =>
        'Idées noires exprimées hier soir, sans plan. Psychologue demandée, surveillance rapprochée jusqu’à jeudi.',
      () =>
        'Soupçon d’infection urinaire : culture envoyée. Ne pas l’annoncer à la famille avant le résultat.',
      () =>
        'Comprimés retrouvés dans le tiroir. Rester à côté jusqu’à ce que tout soit avalé, sans en faire une histoire.',
    ],
  },
  [THERAPIST]: {
    public: [
      () => 'Transfert du lit au fauteuil à une personne, avec la planche : sûr.',
      () => 'Nouveau coussin essayé au fauteuil : posture meilleure, aucune rougeur après deux heures.',
      ({ random }) => `Marche de ${random.between(20, 60)} m au déambulateur, deux pauses.`,
      () => 'Barre d’appui installée à la salle de bain. La montrer à chaque toilette cette semaine.',
    ],
    private: [
      ({ random }) =>
        `Évaluation cognitive : ${random.between(15, 24)}/30, en baisse depuis l’automne. Rapport au dossier médical.`,
      () =>
        'Risque de chute élevé, mais refuse le déambulateur devant les autres : question de fierté. À aborder seul à seul.',
    ],
  },
  [CAREGIVER]: {
    public: [
      () => 'Maman a bien aimé les photos de ses petits-enfants. Je repasse dimanche.',
      () => 'J’ai laissé des biscuits dans l’armoire du haut, elle peut en prendre avec son thé.',
      () => 'Elle me dit que ses souliers bruns lui font mal : pouvez-vous regarder?',
    ],
    private: [],
  },
}

const english: Record<Writer, Phrases> = {
  [READ_WRITE]: {
    public: [
      () => 'Ate well at lunch, nearly finished the plate.',
      (who) =>
        `Quiet night. Up once around ${who.random.between(2, 4)} for the washroom, back to bed without help.`,
      () => 'Bath this morning. Skin intact, no redness.',
      ({ random }) =>
        `Turned down supper. Took a yogurt and a cup of tea around ${random.between(6, 8)} p.m.`,
      (who) => `Daughter came this afternoon; a good visit, ${she(who)} was cheerful afterwards.`,
      ({ random }) => `Walk in the garden with the group, ${random.between(15, 35)} minutes.`,
      () => 'Glasses found under the bed. Please put them back on the night table in the evening.',
      () => 'Joined the singalong and knew every word.',
      ({ random }) => `Watch fluids: only ${random.between(2, 4)} glasses today.`,
      () => 'Hearing aid: new battery. Follows the talk at the table much better.',
    ],
    private: [
      (who) =>
        `Cried during morning care and would not say why. Please be gentle with ${them(who)} tomorrow.`,
      (who) =>
        `Tells me ${she(who)} feels like a burden since ${her(who)} roommate moved. To be taken up by the team.`,
      (who) =>
        `Does not want ${her(who)} nephew alone with ${her(who)} mail any more. Asked me to tell only the nurse.`,
    ],
  },
  [NURSE]: {
    public: [
      (who) => `BP ${pressure(who)}, pulse ${who.random.between(62, 84)}, regular. Nothing to report.`,
      () => 'Right heel dressing changed: wound clean and healing.',
      ({ random }) =>
        `Fasting glucose ${random.between(5, 7)}.${random.between(0, 9)}. Insulin given as ordered.`,
      () => 'Physician told of the cough. Chest clear, to be watched for three days.',
      () => 'Flu shot given, left arm, well tolerated.',
      () => 'Knee pain 3/10 after acetaminophen. Ice in the evening if needed.',
    ],
    private: [
      (who) =>
        `Met with the family: worried about memory loss, do not want it raised in front of ${them(who)}. For the team.`,
      () => 'Dark thoughts voiced last night, no plan. Psychologist asked for, close watch until Thursday.',
      () => 'Possible urinary infection: culture sent. Not to be told to the family before the result.',
    ],
  },
  [THERAPIST]: { public: [], private: [] },
  [CAREGIVER]: { public: [], private: [] },
}

export const phrasesIn = { fr: french, en: english } as const
