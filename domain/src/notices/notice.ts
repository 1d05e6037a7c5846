import { z } from 'zod'
import { devEuiSchema, idSchema, instantSchema } from '../ids.ts'
import { type Refusal, type UnansweredReason, unansweredReasons } from '../sensors/refusal.ts'

/** Why what a home's own gateway sent cannot be read, so that it may have been a call for help, or says that it was one. */
const illegibleReasons = ['malformedJson', 'invalidEvent'] as const

/** Why a call for help never became an alert, or one that told nobody. */
export const noticeReasons = [
  'missingApiKey',
  'wrongApiKey',
  'unknownDevice',
  'establishmentInactive',
  'unreadableRecord',
  ...illegibleReasons,
  ...unansweredReasons,
] as const satisfies readonly Refusal['reason'][]
export type NoticeReason = (typeof noticeReasons)[number]

/**
 * What became of the calls for help that a notice tells of: they were refused, could not be read as ones, or were taken in and not
 * answered by a rule.
 */
export function fateOf(reason: NoticeReason): 'refused' | 'illegible' | UnansweredReason {
  if (illegibleReasons.some((one) => one === reason)) return 'illegible'
  return unansweredReasons.find((one) => one === reason) ?? 'refused'
}

/** Administrators are written to at most this often for one cause: whoever knows a device's number cannot flood them. */
export const tellAgainAfterMs = 3_600_000
/**
 * Of so many of a home's devices whose calls nothing answers, or are refused, each is told at once: it is another person, and the home knows the device or its key was right,
 * so that nobody can make up more. More are one fault, of which the screens name each.
 */
export const mostToldEach = 5
/** Within this time a device's repetition changes nothing, so that a stranger's flood costs one write a minute. */
export const recordAgainAfterMs = 60_000
/** A notice leaves the screens when its cause has not been seen for so long. */
export const shownForMs = 24 * 3_600_000
/** Gateways that a notice names; the refusals hold the rest. */
export const mostGateways = 10
/**
 * A home's own devices that its notice names: each may be a person to go and see, and nobody can make one up. With more, the
 * places of all of them might not go into one e-mail.
 */
export const mostDevices = 30
/** Places of residents who had one of them before: as a home moves its devices, hardly ever one. */
export const mostEarlier = 10
/** Calls lost that are kept for the record of their shift: of more in one its record has the latest. */
export const mostLost = 40
/** Of devices that are no home's, whose numbers anybody can make up. */
const mostUnknownDevices = 10

/** How many devices a notice names at most, the latest: where it names so many, there may be more. */
export const mostDevicesNamed = ({ establishmentId }: Pick<Notice, 'establishmentId'>): number =>
  establishmentId === null ? mostUnknownDevices : mostDevices

/** Where a device is, as the home knew it when the call was refused: where somebody has to go and see. */
export const noticePlaceSchema = z.object({
  beneficiaryId: idSchema,
  /** The resident's; empty where they have none, or where their record cannot be read. */
  room: z.string().max(20),
  location: z.string().max(80),
  /** It was taken away from there: whoever pressed it may be there still. */
  isRetired: z.literal(true).optional(),
  /** It is where a device was entered whose DevEUI is one digit off, and that was never heard: it may be that one. */
  isNear: z.literal(true).optional(),
  /** When the last call of it that was noted had been received; missing of before this was kept: the notice's. */
  at: instantSchema.optional(),
})
export type NoticePlace = z.infer<typeof noticePlaceSchema>

/** A call that was lost, or several within a few minutes, by one device of one resident, as the record of its shift tells it whatever screens say by now. */
export const lostCallSchema = z.object({
  firstAt: instantSchema,
  lastAt: instantSchema,
  /** Null: nobody knows which. */
  deviceId: devEuiSchema.nullable(),
  /** Null: the home does not know the device. */
  place: noticePlaceSchema.nullable(),
  /** A later call of it, about the same resident, has asked people to come since. */
  isOver: z.literal(true).optional(),
})
export type LostCall = z.infer<typeof lostCallSchema>

/**
 * `notices/{establishment}_{reason}`: calls for help that are being refused, or tell nobody, for one cause, which somebody has
 * to mend.
 * Where no establishment is known it concerns the super administrators, and its id begins with a dash.
 */
export const noticeSchema = z.object({
  establishmentId: idSchema.nullable(),
  reason: z.enum(noticeReasons),
  /** Since when it goes on, without a pause longer than it is shown for. */
  firstAt: instantSchema,
  /** When the latest of them was received, within a minute. */
  lastAt: instantSchema,
  /** When messages about it were last queued. */
  toldAt: instantSchema,
  /** Their wave, and whose outbox it is in (null: of no home); null where nobody could be written to. */
  told: z.object({ establishmentId: idSchema.nullable(), waveId: idSchema }).nullable().default(null),
  /**
   * The calls of which they have told, and when, latest first: another person, or device, within the hour is told of too. Absent: of what it names. `isOver`: people were asked to come
   * for a later one.
   */
  toldCalls: z
    .array(
      z.object({
        deviceId: devEuiSchema,
        /** Null: nobody knows whose it was. */
        beneficiaryId: idSchema.nullable(),
        at: instantSchema,
        isOver: z.literal(true).optional(),
      }),
    )
    .max(mostDevices)
    .optional(),
  /** Latest first. */
  deviceIds: z.array(devEuiSchema).max(mostDevices),
  gatewayIds: z.array(z.string().max(120)).max(mostGateways),
  /** Of those devices that the home knows; with whom each was when its latest call was made. */
  places: z.record(devEuiSchema, noticePlaceSchema).default({}),
  /** The same of residents who called by one of them while it was with them, before it went to the next; absent: nobody. Read with `placesOf`. */
  earlier: z
    .array(noticePlaceSchema.extend({ deviceId: devEuiSchema }))
    .max(mostEarlier)
    .optional(),
  /** More called than it has room to name: nobody knows that each of them was answered. */
  isCut: z.literal(true).optional(),
  /** A later call of each of its devices has asked people to come: it is kept for whom it has told and for the record of its shift, and shown no more. */
  isOver: z.literal(true).optional(),
  /** Its calls for the record of their shift, those of before it was begun anew too, latest first; absent: of a notice of before it was kept, and of no home. */
  lost: z.array(lostCallSchema).max(mostLost).optional(),
})
export type Notice = z.infer<typeof noticeSchema>

/** Whether more may have called than a notice names. */
export const mayNameFewer = (notice: Pick<Notice, 'establishmentId' | 'deviceIds' | 'isCut'>): boolean =>
  notice.isCut === true || notice.deviceIds.length >= mostDevicesNamed(notice)

/** No home is called so (`idSchema`): what concerns none is not another's. */
const noHome = '__none__'

export const noticeIdOf = (establishmentId: string | null, reason: NoticeReason): string =>
  `${establishmentId ?? noHome}_${reason}`

/** The cause that a refusal tells of, or null where nobody has to be told: no call for help, or a fault of the message. */
export function noticeReasonOf({ callForHelp, reason }: Pick<Refusal, 'callForHelp' | 'reason'>) {
  return callForHelp ? (noticeReasons.find((one) => one === reason) ?? null) : null
}
