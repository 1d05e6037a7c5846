import { writeFile } from 'node:fs/promises'
import { permissionsPage } from './permissions-page.ts'

await writeFile(new URL('../../docs/permissions.md', import.meta.url), permissionsPage())
