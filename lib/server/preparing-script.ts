import { LANGUAGE_COOKIE, LANGUAGE_SECONDS } from '#lib/domain/language.ts'

export const PROGRESS_PATH = '/preparing'

/** If `data-post` marks the response to a form, opens the page with GET: a reload would resend the form. */
export const PREPARING_SCRIPT = `(() => {
const { lost, post } = document.currentScript.dataset
const find = (selector) => document.querySelector(selector)
const bar = find('[role=progressbar]')
const title = document.title
let shown = Number(bar.getAttribute('aria-valuenow')), failures = 0

const write = (element, text) => { if (element.textContent !== text) element.textContent = text }
const show = (percent, stage) => {
  shown = Math.max(shown, percent)
  bar.firstElementChild.style.width = shown + '%'
  bar.setAttribute('aria-valuenow', shown)
  bar.setAttribute('aria-valuetext', shown + '%, ' + stage)
  write(find('#percent'), shown + '%')
  write(find('#stage'), stage)
  document.title = shown + '% · ' + title
}
const again = () => {
  if (post === undefined) location.reload()
  else location.replace(location.pathname + location.search)
}
const fetchProgress = async () => {
  const control = new AbortController()
  const late = setTimeout(() => control.abort(), 5000)
  try {
    const answer = await fetch('${PROGRESS_PATH}', { cache: 'no-store', signal: control.signal })
    if (!answer.ok) throw new Error(answer.status)
    return await answer.json()
  } finally {
    clearTimeout(late)
  }
}
const follow = async () => {
  try {
    const progress = await fetchProgress()
    failures = 0
    show(progress.percent, progress.stage)
    if (progress.ready) return again()
    for (const part of progress.parts) {
      const element = find('[data-part=' + part.id + ']')
      if (!element) continue
      element.dataset.ready = part.isReady
      write(element, part.state)
    }
  } catch {
    failures += 1
    if (failures === 3) write(find('#stage'), lost)
  }
  setTimeout(follow, failures ? 2000 : 1000)
}
for (const button of document.querySelectorAll('[data-language]'))
  button.addEventListener('click', () => {
    document.cookie = '${LANGUAGE_COOKIE}=' + button.dataset.language + '; path=/; max-age=${LANGUAGE_SECONDS}; samesite=lax'
    again()
  })
find('fieldset').hidden = false
follow()
})()`
