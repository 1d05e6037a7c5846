/** Brings a timer up as a task that is queued for now does; answers with which status the function that takes it did. */
export async function bringTimer(id: string): Promise<number> {
  const answer = await fetch(`${process.env.VIGIE_FUNCTIONS_URL}/takeTimer`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { id, dueAt: Date.now() } }),
  })
  return answer.status
}
