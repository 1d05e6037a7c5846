import { z } from 'zod'

/** The options of every command that works on a real project. */
export const projectFlags = {
  project: { type: 'string' },
  email: { type: 'string' },
  url: { type: 'string' },
} as const

/** The id of a Firebase project. */
export const projectSchema = z
  .string('needs the id of the Firebase project')
  .regex(/^[a-z][a-z\d-]{4,28}[a-z\d]$/, 'is no id of a Firebase project')

/** Where people open the product, without a slash at the end; Hosting's own address unless given. */
export const siteUrlSchema = z
  .url()
  .transform((url) => url.replace(/\/$/, ''))
  .optional()

/** Has the functions' code work on this project and no other, whatever the shell names; resolves where people open it. */
export function useProject(
  project: string,
  url: string = `https://${project}.web.app`,
  storageBucket: string = `${project}.firebasestorage.app`,
): string {
  // Firestore's client and the Admin SDK look in different places.
  Object.assign(process.env, {
    GCLOUD_PROJECT: project,
    GOOGLE_CLOUD_PROJECT: project,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket }),
    PUBLIC_URL: url,
  })
  return url
}
