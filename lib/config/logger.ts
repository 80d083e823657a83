import pino from 'pino'
import { isOperatorProblem } from './operator-problem.ts'

/**
 * The process log: JSON lines of codes, ids and durations. Bodies, names, CPFs, URLs with queries and
 * error messages from outside never go in: log what happened, not to whom.
 */
export const logger = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: undefined,
  formatters: { level: (label) => ({ level: label }) },
  redact: {
    paths: ['*.authorization', '*.cookie', '*.password', '*.secret', '*.documentNumber', '*.cpf'],
    censor: '—',
  },
})

/**
 * What may be said of an unexpected error: its kind, code and where it came from. What an operator mends is
 * said whole.
 */
export const describeError = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { error: 'non-error thrown' }
  const reason = isOperatorProblem(error) ? error.message : undefined
  const code = 'code' in error ? String(error.code) : undefined
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trim().startsWith('at '))
    .slice(0, 6)
  return { error: error.name, code, reason, at: frames.map((line) => line.trim()) }
}
