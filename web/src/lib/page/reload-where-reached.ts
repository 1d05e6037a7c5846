/**
 * Loads the page anew where its server answers, and answers false where it does not: without a line, what is still on the screen would be
 * lost with it.
 */
export async function reloadWhereReached(): Promise<boolean> {
  const { ok } = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => ({ ok: false }))
  if (ok) location.reload()
  return ok
}
