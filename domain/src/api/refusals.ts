/** How /api may refuse, and with which HTTP status. The words are the server's, in the caller's language. */
export const refusalStatus = {
  /** The address or the body cannot be read at all. */
  malformed: 400,
  /** What was read does not fit the call. */
  invalidRequest: 400,
  unauthenticated: 401,
  sessionExpired: 401,
  emailNotVerified: 403,
  forbidden: 403,
  /** That it was done is the word of somebody else. */
  taskDoneByOther: 403,
  /** There is no such note, or it is not for whoever asks: they do not learn which. */
  noteOutOfReach: 403,
  notFound: 404,
  establishmentNotFound: 404,
  alertNotFound: 404,
  memberNotFound: 404,
  userNotFound: 404,
  invitationNotFound: 404,
  deviceNotFound: 404,
  beneficiaryNotFound: 404,
  deliveryNotFound: 404,
  documentNotFound: 404,
  taskNotFound: 404,
  ruleNotFound: 404,
  /** No such event stands in the resident's days. */
  eventNotFound: 404,
  shiftNotFound: 404,
  methodNotAllowed: 405,
  /** The body did not come in time. */
  tooSlow: 408,
  /** An absence ends before it is said. */
  awayOver: 409,
  alertCalledAgain: 409,
  /** Whoever takes it has let go of all their alerts since they pressed. */
  alertsLetGo: 409,
  /** Somebody has come for what the message tells of, or it tells of no alert. */
  deliveryAnswered: 409,
  /** By that channel its person is not reached: no address that was shown to be theirs, one that answered STOP, no device. */
  channelNotReady: 409,
  beneficiaryArchived: 409,
  /** One of those whom a caregiver is to follow is archived. */
  followedArchived: 409,
  beneficiaryChanged: 409,
  beneficiaryHasDevices: 409,
  establishmentInactive: 409,
  /** Another shift has begun since, whose handover is another. */
  handoverOver: 409,
  /** It says something else by now than whoever changes it saw. */
  noteChanged: 409,
  /** Another document has this id. */
  documentExists: 409,
  /** It has another title by now than whoever changes it saw. */
  documentChanged: 409,
  /** The month that is asked for has not begun. */
  monthToCome: 409,
  /** The period that is asked for has not begun. */
  periodToCome: 409,
  /** Another report has this id. */
  reportExists: 409,
  /** So many are being made for one person already. */
  tooManyReports: 409,
  /** A note of it may not be read any more, or others may. */
  reportOutdated: 409,
  /** The documents of the home take all of its space. */
  spaceUsedUp: 409,
  deviceAlreadyAdded: 409,
  tooManyClaims: 409,
  /** It cannot be a telephone number of any country. */
  phoneImpossible: 400,
  /** A colleague bears the name already that somebody gives themselves. */
  nameTaken: 409,
  /** It is not written as names of people are. */
  nameUnclear: 400,
  /** It is, or has in it, what stands in the place of a name or beside one. */
  nameReserved: 400,
  /** A home's that would speak for Vigie in our mail. */
  homeNameUnfit: 400,
  phoneNotOnProfile: 409,
  signInAgain: 409,
  codeWrong: 409,
  codeOver: 409,
  establishmentExists: 409,
  /** Somebody is invited at this address already. */
  alreadyInvited: 409,
  /** Whoever has this address is a member already, and an invitation would give them nothing. */
  alreadyMember: 409,
  /** Another invitation has this id. */
  invitationExists: 409,
  invitationOver: 409,
  /** Several wait for an answer, and none was named. */
  invitationUnclear: 409,
  /** Whoever accepts has a relative's account, which administers nothing. */
  invitedRelative: 409,
  lastAdministrator: 409,
  caregiverLevel: 409,
  notCaregiver: 409,
  /** Whoever follows nobody is not changed but revoked. */
  followsNobody: 409,
  tooManyFollowed: 409,
  keyUsed: 409,
  /** Another administrator made a key meanwhile. */
  keyChanged: 409,
  /** Another record has this id, or one had it that was taken back. */
  moodExists: 409,
  moodUndoOver: 409,
  nameDiffers: 409,
  /** Somebody said something else of the rule meanwhile. */
  ruleChanged: 409,
  escalationChanged: 409,
  /** Nobody whom it names is a member, nor is anybody said to be on a shift. */
  stepReachesNobody: 409,
  /** The plan of a resident asks whoever is on shift alone, and nobody is said to work any shift any more. */
  residentStepReachesNobody: 409,
  /** Somebody whom a rule names is a member and may read no alert of what it is about. */
  recipientUntold: 409,
  /** Somebody whom a rule names is reached by none of its methods. */
  recipientUnreachable: 409,
  /** A rule for all residents names only people who are told of some of them. */
  residentsUntold: 409,
  /** One of a rule's methods reaches none of those whom it names. */
  methodReachesNobody: 409,
  /** It would never fire: the days with which it compares are not over. */
  periodNotOver: 409,
  /** The same: it waits for as long as its shifts last, or longer. */
  waitsBeyondShift: 409,
  ofOperator: 409,
  ownAccount: 409,
  noUnlockCode: 409,
  unlockCodeWrong: 409,
  /** The invitation can still be answered, and is sent no more. */
  sentTooOften: 409,
  shiftInUse: 409,
  /** Somebody said something else of it meanwhile, or took it out. */
  shiftChanged: 409,
  /** Another shift of the home is called so in one of the languages. */
  shiftNameTaken: 409,
  /** Somebody said something else of it meanwhile. */
  taskChanged: 409,
  /** It says by now something else than whoever did it had read. */
  taskReworded: 409,
  /** Its end is not after its start, or it would come too often until then. */
  taskEndUnfit: 400,
  /** It was said to be done too long ago to be taken back. */
  taskUndoOver: 409,
  /** It is not to be done at that instant. */
  taskNotDue: 409,
  tooManyBeneficiaries: 409,
  tooManyEstablishments: 409,
  tooManyKeys: 409,
  tooManyMembers: 409,
  tooManyRules: 409,
  tooManyShifts: 409,
  tooManyTasks: 409,
  tooLarge: 413,
  /** A document has more bytes than it may have. */
  fileTooBig: 413,
  /** Of a kind that no document may be. */
  documentTypeNotTaken: 415,
  /** Its name does not end as those of its type do. */
  documentNameNotOfType: 415,
  /** Its bytes are of another kind than its name. */
  documentNotWhatItSays: 415,
  /** No JPEG, or one with too many pixels. */
  photoNotTaken: 415,
  encodingNotTaken: 415,
  /** The part of a file that was asked for lies behind its end. */
  noSuchPart: 416,
  tooMany: 429,
  tooManyCodes: 429,
  trialJustSent: 429,
  tooManyTrials: 429,
  /** One person had so many made within a day. */
  tooManyReportsOfDay: 429,
  /** One person added so many within a day. */
  tooManyDocumentsOfDay: 429,
  /** One person wrote so many notes, or moods, within a day. */
  tooMuchWritten: 429,
  unlockBlocked: 429,
  tooManyInvitations: 429,
  tooSoon: 429,
  /** A fault of ours before anything was begun. */
  internal: 500,
  /** A fault of ours after the work had begun. */
  outcomeUnknown: 500,
  /** What we depend on did not answer, before anything was begun. */
  unavailable: 503,
  /** What we depend on did not answer after the work had begun. */
  noAnswer: 503,
} as const satisfies Record<string, number>

export type RefusalCode = keyof typeof refusalStatus

/** Those that say, under `current`, what the record holds by now. */
export const staleRefusals: readonly RefusalCode[] = [
  'beneficiaryChanged',
  'documentChanged',
  'noteChanged',
  'ruleChanged',
  'taskChanged',
  'taskReworded',
]
