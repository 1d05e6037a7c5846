import { z } from 'zod'

/** Where SendGrid's own answers point to; each error adds the anchor of its field. */
const errorsPage = 'http://sendgrid.com/docs/API_Reference/Web_API_v3/Mail/errors.html'

const fromMissing =
  'The from object must be provided for every email send. It is an object that requires the email parameter, ' +
  'but may also contain a name parameter.  e.g. {"email" : "example@example.com"}  or ' +
  '{"email" : "example@example.com", "name" : "Example Recipient"}.'
const personalizationsMissing =
  'The personalizations field is required and must have at least one personalization.'
const toMissing =
  'The to array is required for all personalization objects, and must have at least one email object with a ' +
  'valid email address.'
const subjectMissing =
  'The subject is required. You can get around this requirement if you use a template with a subject defined ' +
  'or if every personalization has a subject defined.'
const contentMissing =
  'Unless a valid template_id is provided, the content parameter is required. There must be at least one ' +
  'defined content block. We typically suggest both text/plain and text/html blocks are included, but only ' +
  'one block is required.'
const contentEmpty = 'The content value must be a string at least one character in length.'
const contentTypeMissing = 'The content type parameter is required.'

const recipient = z.object({
  email: z.email('Does not contain a valid address.'),
  name: z.string().optional(),
})

/** What a mail carries for its sender: each event about it has them beside its own fields. */
const customArgs = z.record(z.string(), z.string()).default({})

const personalization = z
  .object({
    to: z.array(recipient, toMissing).min(1, toMissing),
    cc: z.array(recipient).optional(),
    bcc: z.array(recipient).optional(),
    subject: z.string().optional(),
    custom_args: customArgs,
  })
  .superRefine(({ to, cc = [], bcc = [] }, context) => {
    const seen = new Set<string>()
    for (const { email } of [...to, ...cc, ...bcc]) {
      const address = email.toLowerCase()
      if (seen.has(address)) {
        context.addIssue({
          code: 'custom',
          message:
            'Each email address in the personalization block should be unique between to, cc, and bcc. ' +
            `We found the first duplicate instance of [${email}] in the personalizations field.`,
        })
        return
      }
      seen.add(address)
    }
  })

/** The part of a v3 mail send that Vigie uses, refused in SendGrid's own words where something is missing. */
export const mailSchema = z
  .object({
    personalizations: z.array(personalization, personalizationsMissing).min(1, personalizationsMissing),
    from: z.preprocess(
      (from) => from ?? {},
      z.object({
        email: z.email({
          error: ({ input }) =>
            input === undefined ? fromMissing : 'The from email does not contain a valid address.',
        }),
        name: z.string().optional(),
      }),
    ),
    subject: z.string().optional(),
    custom_args: customArgs,
    content: z
      .array(
        z.object({
          type: z.string(contentTypeMissing).min(1, contentTypeMissing),
          value: z.string(contentEmpty).min(1, contentEmpty),
        }),
        contentMissing,
      )
      .min(1, contentMissing),
    mail_settings: z
      .object({
        sandbox_mode: z
          .object({ enable: z.boolean('The sandbox mode enable param should be a boolean value.') })
          .optional(),
      })
      .optional(),
  })
  .superRefine(({ subject, personalizations }, context) => {
    if (!subject && !personalizations.every((each) => each.subject)) {
      context.addIssue({ code: 'custom', path: ['subject'], message: subjectMissing })
    }
  })

export type Mail = z.infer<typeof mailSchema>

/** One refusal in the shape of SendGrid's `errors` array. */
export interface MailError {
  message: string
  field: string | null
  help: string | null
}

/** The errors of a refused mail as SendGrid words them. */
export function mailErrors(error: z.ZodError): MailError[] {
  return error.issues.map(({ message, path }) => {
    const anchor = path.filter((part) => typeof part === 'string').slice(0, 2)
    return { message, field: path.join('.'), help: `${errorsPage}#message.${anchor.join('.')}` }
  })
}
