/** A document to be written: where, and what. */
export interface SeedDocument {
  path: string
  data: object
}
