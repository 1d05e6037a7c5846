/** @typedef {{ version?: string, integrity?: string, optional?: boolean }} LockedPackage */
/** @typedef {{ packages: Record<string, LockedPackage> }} LockFile the part of npm's lock file format 3 that is read */

/**
 * Whether node_modules holds what package-lock.json asks for, by npm's own record of what it installed; packages that
 * are optional (those for other systems) may be absent.
 * @param {LockFile} wanted package-lock.json
 * @param {LockFile} installed node_modules/.package-lock.json, which npm writes last
 */
export function holdsEveryPackage(wanted, installed) {
  return Object.entries(wanted.packages).every(([path, locked]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true
    const present = installed.packages[path]
    if (present === undefined) return locked.optional === true
    return present.version === locked.version && present.integrity === locked.integrity
  })
}
