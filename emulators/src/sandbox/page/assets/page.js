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
  // What somebody is typing stays under their fingers: the list is made anew once they have sent or left it.
  if (list.contains(document.activeElement) && document.activeElement instanceof HTMLInputElement) {
    document.activeElement.addEventListener('blur', refresh, { once: true })
    return
  }
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

/**
 * @param {string} path
 * @param {string} body JSON
 */
const post = (path, body) =>
  fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })

document.addEventListener('click', async ({ target }) => {
  const act = target instanceof Element ? target.closest('[data-post]') : null
  const to = act?.getAttribute('data-post')
  if (to) await post(to, act?.getAttribute('data-body') ?? '{}')
  const button = target instanceof Element ? target.closest('[data-delete]') : null
  const path = button?.getAttribute('data-delete')
  if (!path) return
  await fetch(path, { method: 'DELETE' })
  refresh()
})

document.addEventListener('submit', async (event) => {
  const form = event.target
  if (!(form instanceof HTMLFormElement)) return
  event.preventDefault()
  await post('/answers', JSON.stringify(Object.fromEntries(new FormData(form))))
  form.reset()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  refresh()
})
