// Replaces the list whenever something was sent, and keeps the e-mails that the reader had opened open.
let refreshing = false
let stale = false

async function refresh() {
  stale = true
  if (refreshing) return
  refreshing = true
  while (stale) {
    stale = false
    const answer = await fetch(`/list${location.search}`).catch(() => null)
    if (answer?.ok) show(await answer.text())
  }
  refreshing = false
}

/** @param {string} html */
function show(html) {
  const list = document.getElementById('list')
  if (!list) return
  const opened = [...list.querySelectorAll('details[open]')].map(({ id }) => id)
  list.innerHTML = html
  for (const id of opened) document.getElementById(id)?.setAttribute('open', '')
}

/** @param {boolean} connected */
function showConnection(connected) {
  const live = document.getElementById('live')
  if (!live) return
  live.textContent = (connected ? live.dataset.live : live.dataset.lost) ?? ''
  live.classList.toggle('lost', !connected)
}

const stream = new EventSource('/messages/stream')
stream.addEventListener('message', refresh)
stream.addEventListener('cleared', refresh)
stream.addEventListener('open', () => {
  showConnection(true)
  refresh()
})
stream.addEventListener('error', () => showConnection(false))

document.addEventListener('click', async ({ target }) => {
  const button = target instanceof Element ? target.closest('[data-delete]') : null
  const path = button?.getAttribute('data-delete')
  if (!path) return
  await fetch(path, { method: 'DELETE' })
  refresh()
})
