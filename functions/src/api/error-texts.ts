import { mostRules } from '@vigie/domain/alerts/managed-rule'
import type { RefusalCode } from '@vigie/domain/api/refusals'
import { mostDocumentsOfDay } from '@vigie/domain/care/document'
import { mostBeneficiaries } from '@vigie/domain/care/managed-beneficiary'
import { mostEstablishmentsMade, mostMembersChanged } from '@vigie/domain/care/managed-establishment'
import { mostRepeats, mostTasks } from '@vigie/domain/care/task'
import { trialsAllowed } from '@vigie/domain/deliveries/trial'
import { mostSendings } from '@vigie/domain/people/invitation'
import { mostReportsAwaited, mostReportsOfDay } from '@vigie/domain/reports/report-job'
import type { Locale, Localized } from '@vigie/domain/text'
import { mostShifts } from '@vigie/domain/time/shift'

/** What the person who asked is told of each refusal. */
export const refusalTexts: Readonly<Record<RefusalCode, Localized>> = {
  malformed: { fr: 'La demande est illisible.', en: 'The request cannot be read.' },
  invalidRequest: {
    fr: 'La demande est incomplète ou mal formée.',
    en: 'The request is incomplete or malformed.',
  },
  unauthenticated: { fr: 'Veuillez vous connecter.', en: 'Please login.' },
  sessionExpired: {
    fr: 'Votre session a expiré, veuillez vous connecter.',
    en: 'Your session has expired, please login.',
  },
  emailNotVerified: {
    fr: 'Vérifiez d’abord votre adresse courriel.',
    en: 'Verify your e-mail address first.',
  },
  forbidden: { fr: 'Vous n’avez pas le droit de faire cela.', en: 'You are not allowed to do that.' },
  noteOutOfReach: {
    fr: 'Cette note n’existe plus, ou elle n’est pas pour vous.',
    en: 'This note no longer exists, or it is not for you.',
  },
  noteChanged: {
    fr: 'Cette note a été modifiée entre-temps, sur un autre appareil ou dans un autre onglet.',
    en: 'This note was changed meanwhile, on another device or in another tab.',
  },
  establishmentInactive: {
    fr: 'Cet établissement est inactif : le personnel ne peut que consulter.',
    en: 'This establishment is inactive: staff can only read.',
  },
  monthToCome: { fr: 'Ce mois n’a pas commencé.', en: 'This month has not begun.' },
  periodToCome: { fr: 'Cette période n’a pas commencé.', en: 'This period has not begun.' },
  reportExists: {
    fr: 'Un autre rapport porte déjà cet identifiant.',
    en: 'Another report has this id already.',
  },
  tooManyReportsOfDay: {
    fr: `Vous avez fait préparer ${mostReportsOfDay.reports} rapports en 24 heures, le plus possible. Chaque rapport peut encore être lu à l’écran et imprimé.`,
    en: `You had ${mostReportsOfDay.reports} reports prepared within 24 hours, the most there may be. Each can still be read on screen and printed.`,
  },
  tooManyDocumentsOfDay: {
    fr: `Vous avez ajouté ${mostDocumentsOfDay} documents en 24 heures, le plus possible. Réessayez plus tard.`,
    en: `You added ${mostDocumentsOfDay} documents within 24 hours, the most there may be. Try again later.`,
  },
  tooMuchWritten: {
    fr: 'Vous en avez écrit autant qu’une personne peut en écrire en 24 heures.',
    en: 'You have written as many as one person can within 24 hours.',
  },
  tooManyReports: {
    fr: `${mostReportsAwaited} de vos rapports sont déjà en préparation : attendez que l’un d’eux soit prêt.`,
    en: `${mostReportsAwaited} of your reports are being prepared already: wait until one is ready.`,
  },
  reportOutdated: {
    fr: 'Des notes de ce rapport ont été supprimées, ou ne sont plus pour les mêmes personnes : préparez-le de nouveau.',
    en: 'Notes of this report were deleted, or are not for the same people any more: prepare it again.',
  },
  notFound: { fr: 'Cette adresse n’existe pas.', en: 'There is nothing at this address.' },
  establishmentNotFound: {
    fr: 'Cet établissement n’existe pas.',
    en: 'This establishment does not exist.',
  },
  alertNotFound: { fr: 'Cette alerte n’existe pas.', en: 'This alert does not exist.' },
  deviceNotFound: {
    fr: 'Cet appareil n’appartient pas à l’établissement.',
    en: 'This device does not belong to the establishment.',
  },
  beneficiaryNotFound: { fr: 'Ce résident n’existe pas.', en: 'This resident does not exist.' },
  documentNotFound: { fr: 'Ce document n’existe pas.', en: 'This document does not exist.' },
  documentExists: {
    fr: 'Un autre document porte déjà cet identifiant.',
    en: 'Another document has this id already.',
  },
  documentChanged: {
    fr: 'Ce document a été renommé entre-temps.',
    en: 'This document was renamed meanwhile.',
  },
  spaceUsedUp: {
    fr: 'L’espace pour les documents de cet établissement est plein. Supprimez ce qui ne sert plus.',
    en: 'The space for the documents of this establishment is used up. Delete what is no longer needed.',
  },
  fileTooBig: { fr: 'Fichier trop volumineux', en: 'File too big' },
  documentTypeNotTaken: {
    fr: 'Ce type de fichier n’est pas accepté.',
    en: 'Files of this type are not taken.',
  },
  documentNameNotOfType: {
    fr: 'Le nom de ce fichier ne se termine pas comme ceux de son type, par exemple « .txt » pour un texte. Renommez-le.',
    en: 'The name of this file does not end as those of its type do, as “.txt” for a text. Rename it.',
  },
  documentNotWhatItSays: {
    fr: 'Le contenu de ce fichier n’est pas ce que dit son nom. Il n’a pas été gardé.',
    en: 'What this file holds is not what its name says. It was not kept.',
  },
  photoNotTaken: {
    fr: 'Cette photo ne peut être gardée : elle est illisible ou trop grande.',
    en: 'This photo cannot be kept: it cannot be read, or is too large.',
  },
  alertCalledAgain: {
    fr: 'Un nouvel appel est venu entre-temps : l’alerte n’a pas été résolue.',
    en: 'A new call came meanwhile: the alert was not resolved.',
  },
  alertsLetGo: {
    fr: 'Vous avez laissé vos alertes entre-temps : l’accusé de réception n’a pas été enregistré. Si vous y allez, appuyez de nouveau.',
    en: 'You have left your alerts meanwhile: the acknowledgement was not recorded. If you are going, press again.',
  },
  methodNotAllowed: {
    fr: 'Cette adresse ne permet pas cela.',
    en: 'This address does not allow that.',
  },
  tooSlow: {
    fr: 'La demande n’est pas arrivée à temps. Rien n’a été commencé : veuillez réessayer.',
    en: 'The request did not arrive in time. Nothing was begun: please try again.',
  },
  beneficiaryChanged: {
    fr: 'Quelqu’un a modifié cette fiche entre-temps. Rien n’a été enregistré.',
    en: 'Somebody changed this record meanwhile. Nothing was saved.',
  },
  beneficiaryArchived: {
    fr: 'Ce résident est archivé : son dossier se lit seulement.',
    en: 'This resident is archived: their record can only be read.',
  },
  followedArchived: {
    fr: 'Un des résidents choisis est archivé : plus personne ne peut commencer à le suivre. Rien n’a été enregistré. Retirez-le de la liste, puis recommencez.',
    en: 'One of the residents chosen is archived: nobody can begin to follow them any more. Nothing was saved. Take them out of the list, then try again.',
  },
  beneficiaryHasDevices: {
    fr: 'Des appareils sont encore attribués à ce résident, et un appel à l’aide se perdrait. Donnez-les à quelqu’un d’autre ou retirez-les d’abord.',
    en: 'This resident still has devices, and a call for help would be lost. Give them to somebody else or retire them first.',
  },
  deviceAlreadyAdded: {
    fr: 'L’établissement a déjà cet appareil : changez-le dans la liste plutôt que de l’ajouter de nouveau.',
    en: 'The establishment has this device already: change it in the list instead of adding it again.',
  },
  tooManyClaims: {
    fr: 'Trop d’appareils de cet établissement attendent leur premier message. Retirez ceux qui n’en enverront pas.',
    en: 'Too many devices of this establishment wait for their first message. Retire those that will send none.',
  },
  phoneImpossible: {
    fr: 'Ce numéro n’existe pas. Vérifiez-le, indicatif du pays compris.',
    en: 'There is no such number. Check it, country code included.',
  },
  nameTaken: {
    fr: 'Une autre personne de votre établissement, ou qui administre Vigie, porte ce nom. Ajoutez l’initiale d’un autre prénom.',
    en: 'Another person of your establishment, or one who administers Vigie, has this name. Add the initial of another first name.',
  },
  nameUnclear: {
    fr: 'Ce nom contient un signe qui n’est pas d’un nom, ou un mot qui mêle deux alphabets. Écrivez chaque mot avec les lettres d’un seul alphabet.',
    en: 'This name has a sign that belongs in no name, or a word that mixes two alphabets. Write each word in letters of one alphabet.',
  },
  nameReserved: {
    fr: 'Ce nom contient un numéro de téléphone, ou un mot que Vigie écrit elle-même à la place d’un nom, ou à côté. Écrivez votre nom, comme vos collègues le lisent.',
    en: 'This name has a telephone number, or a word that Vigie itself writes in the place of a name, or beside one. Write your name, as your colleagues read it.',
  },
  homeNameUnfit: {
    fr: 'Le nom d’un établissement figure dans les courriels de Vigie : il ne contient ni « Vigie », ni numéro de téléphone, ni adresse, ni signe qui n’est pas d’un nom, et ne parle ni d’un compte ni d’un service d’urgence. Écrivez-en un autre.',
    en: 'The name of an establishment stands in Vigie’s e-mails: it has neither “Vigie”, a telephone number, an address nor a sign that belongs in no name, and speaks of no account and no emergency service. Write another one.',
  },
  phoneNotOnProfile: {
    fr: 'Ce numéro n’est pas dans votre profil. Enregistrez-le d’abord.',
    en: 'This number is not on your profile. Save it first.',
  },
  signInAgain: {
    fr: 'Montrez d’abord que c’est bien vous : inscrivez votre mot de passe.',
    en: 'Show first that it is you: enter your password.',
  },
  codeWrong: {
    fr: 'Ce n’est pas le code que nous avons envoyé.',
    en: 'This is not the code that we sent.',
  },
  codeOver: {
    fr: 'Ce code ne sert plus. Demandez-en un autre.',
    en: 'This code is no longer good. Ask for another one.',
  },
  tooManyCodes: {
    fr: 'Trop de codes ont été demandés. Réessayez demain.',
    en: 'Too many codes were asked for. Please try again tomorrow.',
  },
  establishmentExists: {
    fr: 'Un autre établissement porte déjà cet identifiant.',
    en: 'Another establishment has this id already.',
  },
  moodExists: {
    fr: 'Cet identifiant a déjà servi à un autre relevé, ou à un qui a été annulé.',
    en: 'Another record has this id already, or one that was taken back had it.',
  },
  taskDoneByOther: {
    fr: 'Quelqu’un d’autre a noté que c’était fait : cette personne ou l’administration de l’établissement peut l’annuler.',
    en: 'Somebody else noted that it was done: they or the administrators of the establishment can undo it.',
  },
  taskUndoOver: {
    fr: 'Cela ne peut plus être annulé : plus d’un jour est passé.',
    en: 'This can no longer be undone: more than a day has passed.',
  },
  moodUndoOver: {
    fr: 'Cela ne peut plus être annulé : plus de dix minutes sont passées.',
    en: 'This can no longer be undone: more than ten minutes have passed.',
  },
  nameDiffers: {
    fr: 'Ce n’est pas le nom de l’établissement. Rien n’a été retiré.',
    en: 'This is not the name of the establishment. Nothing was removed.',
  },
  ruleNotFound: {
    fr: 'Cette règle de notification n’existe pas, ou a été supprimée.',
    en: 'This notification rule does not exist, or was deleted.',
  },
  deliveryNotFound: {
    fr: 'Ce message n’existe pas, ou n’est plus gardé.',
    en: 'There is no such message, or it is not kept any more.',
  },
  channelNotReady: {
    fr: 'Aucun essai n’est parti : ce moyen n’a pas d’adresse vérifiée, le numéro a répondu STOP, ou les notifications ne sont activées nulle part.',
    en: 'No trial was sent: this way has no verified address, the number answered STOP, or notifications are turned on nowhere.',
  },
  trialJustSent: {
    fr: 'Un essai vient de partir par ce moyen. Attendez une minute avant le suivant.',
    en: 'A trial was just sent by this way. Wait a minute before the next.',
  },
  tooManyTrials: {
    fr: `Vous avez fait ${trialsAllowed.count} essais en un jour. Réessayez plus tard.`,
    en: `You have made ${trialsAllowed.count} trials in a day. Please try again later.`,
  },
  deliveryAnswered: {
    fr: 'Rien n’a été renvoyé : quelqu’un s’occupe déjà de ce qu’il annonce, ou c’est terminé.',
    en: 'Nothing was sent again: somebody is already on what it tells of, or that is over.',
  },
  awayOver: {
    fr: 'Cette absence serait déjà terminée. Choisissez une fin à venir.',
    en: 'This absence would be over already. Choose an end that is yet to come.',
  },
  escalationChanged: {
    fr: 'Quelqu’un a modifié ces étapes entre-temps. Rien n’a été enregistré : rouvrez la page pour voir ce qu’elles disent.',
    en: 'Somebody changed these steps meanwhile. Nothing was saved: open the page again to see what they say.',
  },
  stepReachesNobody: {
    fr: 'Une étape ne préviendrait jamais personne : nommez quelqu’un qui a accès, ou dites qui travaille pendant quel quart.',
    en: 'A step would never tell anybody: name somebody who has access, or say who works which shift.',
  },
  residentStepReachesNobody: {
    fr: 'Le plan propre à un résident prévient seulement qui est de quart, et plus personne ne travaillerait pendant aucun quart. Rien n’a été enregistré : changez d’abord ce plan.',
    en: 'A resident’s own plan tells only whoever is on shift, and nobody would work any shift any more. Nothing was saved: change that plan first.',
  },
  eventNotFound: {
    fr: 'Cet événement n’est plus au dossier du résident.',
    en: 'This event is not on the resident’s record any more.',
  },
  ruleChanged: {
    fr: 'Quelqu’un a modifié cette règle entre-temps. Rien n’a été enregistré.',
    en: 'Somebody changed this rule meanwhile. Nothing was saved.',
  },
  recipientUnreachable: {
    fr: 'Une des personnes choisies ne peut être jointe ainsi : un texto demande un numéro confirmé, un courriel une adresse.',
    en: 'One of the people chosen cannot be reached this way: an SMS takes a confirmed number, an e-mail an address.',
  },
  recipientUntold: {
    fr: 'Une des personnes choisies n’a pas accès aux alertes dont parle la règle : elle ne peut en être prévenue.',
    en: 'One of the people chosen has no access to the alerts that the rule is about: they cannot be told of them.',
  },
  residentsUntold: {
    fr: 'Une règle pour tous les résidents doit nommer quelqu’un du personnel : un proche n’est prévenu que des siens.',
    en: 'A rule for all residents has to name one of the staff: a relative is told of their own alone.',
  },
  methodReachesNobody: {
    fr: 'Un des moyens choisis ne joint personne de ceux que vous avez choisis : texto et appel demandent un numéro confirmé au profil, le courriel une adresse. Décochez ce moyen, ou choisissez quelqu’un qui l’a.',
    en: 'One of the ways chosen reaches none of the people chosen: an SMS and a call take a number confirmed on their profile, an e-mail an address. Uncheck this way, or choose somebody who has it.',
  },
  periodNotOver: {
    fr: 'Les jours auxquels la règle compare doivent être passés : elle ne se déclencherait pas.',
    en: 'The days with which the rule compares have to be past: it would not fire.',
  },
  waitsBeyondShift: {
    fr: 'Le quart, ou la journée, ne dure pas plus longtemps que ce que la règle attend : elle ne se déclencherait jamais.',
    en: 'The shift, or the day, lasts no longer than what the rule waits for: it would never fire.',
  },
  tooManyRules: {
    fr: `Un établissement a ${mostRules} règles de notification au plus.`,
    en: `An establishment has ${mostRules} notification rules at most.`,
  },
  shiftNotFound: {
    fr: 'Un des quarts choisis n’existe plus.',
    en: 'One of the shifts chosen does not exist any more.',
  },
  shiftChanged: {
    fr: 'Quelqu’un d’autre a changé ou retiré ce quart de travail entre-temps. Voyez ce qu’il est maintenant, puis recommencez.',
    en: 'Somebody else has changed or deleted this shift meanwhile. See what it is now, then start again.',
  },
  shiftNameTaken: {
    fr: 'Un autre quart de travail de l’établissement porte déjà ce nom, en français ou en anglais. Donnez-lui-en un autre.',
    en: 'Another shift of the establishment has this name already, in French or in English. Give it another one.',
  },
  shiftInUse: {
    fr: 'Une règle de notification vise ce quart de travail, ou les étapes d’une alerte sans réponse préviennent qui y travaille. Modifiez-les d’abord.',
    en: 'A notification rule is limited to this shift, or the steps of an alert without an answer tell whoever works it. Change these first.',
  },
  handoverOver: {
    fr: 'Un autre quart a commencé depuis : sa relève est une autre. Mettez la page à jour.',
    en: 'Another shift has begun since, whose handover is another. Update the page.',
  },
  taskNotFound: {
    fr: 'Cette tâche n’existe pas, ou a été supprimée.',
    en: 'This task does not exist, or was deleted.',
  },
  taskChanged: {
    fr: 'Quelqu’un a modifié cette tâche entre-temps, ou l’a faite. Rien n’a été enregistré.',
    en: 'Somebody changed this task meanwhile, or did it. Nothing was saved.',
  },
  taskReworded: {
    fr: 'Cette tâche a été reformulée entre-temps. Rien n’a été noté : lisez-la, puis appuyez de nouveau si c’est ce que vous avez fait.',
    en: 'This task was reworded meanwhile. Nothing was recorded: read it, then press again if that is what you did.',
  },
  taskEndUnfit: {
    fr: `Une tâche finit après son début, et revient ${mostRepeats} fois au plus.`,
    en: `A task ends after its start, and comes ${mostRepeats} times at most.`,
  },
  taskNotDue: {
    fr: 'Cette tâche n’est pas à faire à cette heure : elle a été modifiée ou désactivée, ou la fois suivante a pris sa place.',
    en: 'This task is not to be done at that time: it was changed or deactivated, or the next time has taken its place.',
  },
  tooManyTasks: {
    fr: `Un résident a ${mostTasks} tâches en cours au plus. Supprimez celles qui ne servent plus.`,
    en: `A resident has ${mostTasks} tasks that are not over at most. Delete those that are of no more use.`,
  },
  tooManyEstablishments: {
    fr: `Un compte peut créer ${mostEstablishmentsMade} établissements. Pour en ajouter d’autres, écrivez à l’équipe de Vigie.`,
    en: `One account may make ${mostEstablishmentsMade} establishments. To add more, write to the Vigie team.`,
  },
  tooManyMembers: {
    fr: `Plus de ${mostMembersChanged} personnes ont accès à cet établissement : son nom et son état ne peuvent être changés.`,
    en: `More than ${mostMembersChanged} people have access to this establishment: its name and state cannot be changed.`,
  },
  tooManyBeneficiaries: {
    fr: `Un établissement a ${mostBeneficiaries} résidents au plus.`,
    en: `An establishment has ${mostBeneficiaries} residents at most.`,
  },
  tooManyShifts: {
    fr: `Un établissement a ${mostShifts} quarts de travail au plus.`,
    en: `An establishment has ${mostShifts} shifts at most.`,
  },
  memberNotFound: {
    fr: 'Cette personne n’a pas accès à l’établissement.',
    en: 'This person has no access to the establishment.',
  },
  userNotFound: { fr: 'Cette personne n’a pas de compte.', en: 'This person has no account.' },
  invitationNotFound: {
    fr: 'Cette invitation n’existe pas, ou elle est adressée à une autre adresse courriel.',
    en: 'There is no such invitation, or it is for another e-mail address.',
  },
  alreadyInvited: {
    fr: 'Une invitation attend déjà une réponse à cette adresse.',
    en: 'An invitation to this address is waiting for an answer already.',
  },
  alreadyMember: {
    fr: 'Cette personne a déjà accès à l’établissement : ce qu’elle peut y faire se modifie à son nom, sous « Utilisateurs ».',
    en: 'This person has access to the establishment already: what they may do there is changed at their name, under “Users”.',
  },
  invitationExists: {
    fr: 'Cette invitation existe déjà et dit autre chose.',
    en: 'This invitation exists already and says something else.',
  },
  invitationOver: {
    fr: 'Cette invitation n’est plus valable. Demandez-en une autre à l’établissement.',
    en: 'This invitation is no longer valid. Ask the establishment for another one.',
  },
  invitationUnclear: {
    fr: 'Plusieurs invitations de cet établissement attendent votre réponse. Indiquez laquelle.',
    en: 'Several invitations of this establishment wait for your answer. Say which one.',
  },
  lastAdministrator: {
    fr: 'Personne d’autre n’administre. Nommez d’abord quelqu’un d’autre.',
    en: 'Nobody else administers. Name somebody else first.',
  },
  noUnlockCode: {
    fr: 'Vous n’avez pas encore de code : inscrivez votre mot de passe. Le code se choisit dans votre profil.',
    en: 'You have no code yet: enter your password. A code is chosen on your profile.',
  },
  unlockCodeWrong: { fr: 'Ce n’est pas votre code.', en: 'This is not your code.' },
  unlockBlocked: {
    fr: 'Trop de codes erronés : pour l’instant, seul votre mot de passe déverrouille.',
    en: 'Too many wrong codes: for now your password alone unlocks.',
  },
  ofOperator: {
    fr: 'C’est un compte de l’exploitant : lui seul le change ou le supprime.',
    en: 'This is an account of the operator, who alone changes or deletes it.',
  },
  ownAccount: {
    fr: 'On ne supprime pas son propre compte : demandez-le à un autre super administrateur.',
    en: 'Nobody deletes their own account: ask another super administrator.',
  },
  invitedRelative: {
    fr: 'Votre compte est celui d’un proche aidant, et un proche aidant n’administre pas d’établissement. Rien n’a changé. Demandez à être invité pour suivre un résident, ou à une autre adresse, avec un compte du personnel.',
    en: 'Your account is a caregiver’s, and a caregiver administers no establishment. Nothing has changed. Ask to be invited to follow a resident, or at another address, with an account for staff.',
  },
  caregiverLevel: {
    fr: 'Un proche aidant lit seulement, ou lit et écrit.',
    en: 'A caregiver reads only, or reads and writes.',
  },
  notCaregiver: {
    fr: 'Seul un proche aidant suit des résidents choisis.',
    en: 'Only a caregiver follows chosen residents.',
  },
  followsNobody: {
    fr: 'Un proche aidant suit au moins un résident. Pour qu’il n’en suive plus, retirez son accès.',
    en: 'A caregiver follows one resident at least. For them to follow nobody, take their access away.',
  },
  tooManyFollowed: {
    fr: 'Un proche aidant suit 50 résidents au plus.',
    en: 'A caregiver follows 50 residents at most.',
  },
  tooManyInvitations: {
    fr: 'Trop d’invitations sont en attente ou ont été faites aujourd’hui.',
    en: 'Too many invitations are waiting or were made today.',
  },
  tooSoon: {
    fr: 'L’invitation vient d’être envoyée. Attendez dix minutes.',
    en: 'The invitation was just sent. Wait ten minutes.',
  },
  sentTooOften: {
    fr: `Cette invitation a déjà été envoyée ${mostSendings} fois. Elle reste valable; pour écrire de nouveau, annulez-la et invitez encore.`,
    en: `This invitation was sent ${mostSendings} times already. It is still valid; to write again, cancel it and invite anew.`,
  },
  keyChanged: {
    fr: 'Quelqu’un d’autre a créé une nouvelle clé d’API entre-temps. Voyez qui et quand : peut-être vous faut-il celle-là.',
    en: 'Somebody else has made a new API key meanwhile. See who and when: you may need that one.',
  },
  keyUsed: {
    fr: 'Cette clé a déjà été remplacée. Créez-en une autre.',
    en: 'This key has already been replaced. Make another one.',
  },
  tooManyKeys: {
    fr: 'Quatre anciennes clés sont encore acceptées. Attendez la fin de l’une d’elles, ou mettez-y fin tout de suite.',
    en: 'Four former keys are still taken. Wait until one of them ends, or end them at once.',
  },
  tooLarge: { fr: 'La demande est trop volumineuse.', en: 'The request is too large.' },
  encodingNotTaken: {
    fr: 'La demande doit être en UTF-8, sans compression.',
    en: 'The request must be in UTF-8, not compressed.',
  },
  noSuchPart: {
    fr: 'Ce document n’a pas de telle partie.',
    en: 'This document has no such part.',
  },
  tooMany: {
    fr: 'Trop de demandes à la fois. Veuillez réessayer dans une minute.',
    en: 'Too many requests at once. Please try again in a minute.',
  },
  internal: {
    fr: 'Une erreur est survenue de notre côté. Rien n’a été commencé.',
    en: 'Something went wrong on our side. Nothing was begun.',
  },
  outcomeUnknown: {
    fr: 'Une erreur est survenue de notre côté. Nous ignorons si c’est enregistré : vérifiez avant de recommencer.',
    en: 'Something went wrong on our side. We do not know whether it was saved: look before you repeat it.',
  },
  unavailable: {
    fr: 'Le service ne répond pas pour le moment. Veuillez réessayer.',
    en: 'The service is not answering at the moment. Please try again.',
  },
  noAnswer: {
    fr: 'Le service ne répond pas. Nous ignorons si c’est enregistré : vérifiez avant de recommencer.',
    en: 'The service is not answering. We do not know whether it was saved: look before you repeat it.',
  },
}

/** What is wrong with one field of a request. */
export const fieldTexts = {
  missing: { fr: 'Obligatoire', en: 'Required' },
  invalid: { fr: 'Valeur non valable', en: 'Not a valid value' },
  unknown: { fr: 'Champ inconnu', en: 'Unknown field' },
} as const satisfies Record<string, Localized>

export type FieldFault = keyof typeof fieldTexts

/** Of whom a refusal speaks, as a sentence behind it; none where it names nobody. */
export function namesText(names: readonly string[], locale: Locale): string[] {
  if (names.length === 0) return []
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)
  return [locale === 'fr' ? `Il s’agit de : ${list}.` : `This is about: ${list}.`]
}
