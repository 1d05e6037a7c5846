import {
  type Collection,
  type Grants,
  type OperationOf,
  permissionTable,
  standings,
} from './permission-table.ts'

/** The name of any operation of any collection. */
export type Operation = { [C in Collection]: OperationOf<C> }[Collection]

/** What may be done with the records of a kind on the same conditions. */
export interface PermissionRow {
  readonly collection: Collection
  readonly operations: readonly Operation[]
  readonly grants: Grants
}

const sameness = (grants: Grants) => standings.map((standing) => grants[standing] ?? '').join()

/** The permission table as it is read: a row for the operations that the same people may do; none for what nobody may. */
export const permissionRows: readonly PermissionRow[] = Object.entries(permissionTable).flatMap(
  ([collection, operations]) => {
    const granted = Object.entries<Grants>(operations).filter(([, grants]) => Object.keys(grants).length > 0)
    const alike = Map.groupBy(granted, ([, grants]) => sameness(grants))
    return [...alike.values()].flatMap((same) =>
      same.slice(0, 1).map(([, grants]) => ({
        collection: collection as Collection,
        operations: same.map(([operation]) => operation as Operation),
        grants,
      })),
    )
  },
)
