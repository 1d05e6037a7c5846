/** A file to be kept in Cloud Storage: where, what, and of which kind. */
export interface SeedFile {
  path: string
  bytes: Buffer
  contentType: string
}
