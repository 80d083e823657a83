import { fetchErrorCode } from '#lib/config/fetch-error-code.ts'
import { installationId } from '#lib/config/installation.ts'
import { logger } from '#lib/config/logger.ts'
import { originState, setOriginState } from '#lib/config/origin-state.ts'

/** Delay of the first check, because a load balancer sends requests only some seconds after the start. */
const FIRST_AFTER_MS = 15_000
const EVERY_MS = 300_000
const EVERY_UNREACHABLE_MS = 30_000
const TIMEOUT_MS = 10_000

/** Checks ORIGIN regularly: institutions report to it, customers' links use it. Returns a stop function. */
export const watchOrigin = (origin: string): (() => void) => {
  let timer: NodeJS.Timeout
  const schedule = (ms: number) => {
    timer = setTimeout(() => void checkOrigin(origin).then(scheduleNext), ms).unref()
  }
  let isStopped = false
  const scheduleNext = () => {
    if (!isStopped) schedule(originState() === 'ok' ? EVERY_MS : EVERY_UNREACHABLE_MS)
  }
  schedule(FIRST_AFTER_MS)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

export const checkOrigin = async (origin: string): Promise<void> => {
  const problem = await problemOf(origin)
  const [before, state] = [originState(), problem === null ? 'ok' : 'unreachable'] as const
  setOriginState(state)
  if (before === state) return
  if (problem !== null)
    logger.warn(
      { origin, because: problem },
      'ORIGIN does not lead to this service: institutions cannot report results, and links to customers do not open; check DNS, the proxy and its certificate',
    )
  else if (before === 'unreachable') logger.info({ origin }, 'ORIGIN leads to this service again')
}

const problemOf = async (origin: string): Promise<string | null> => {
  try {
    const response = await fetch(`${origin}/api/health/live`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await response.text()
    if (response.status !== 200) return `status ${response.status}`
    return text.includes(`"${installationId()}"`) ? null : 'another service answers there'
  } catch (error) {
    return fetchErrorCode(error)
  }
}
