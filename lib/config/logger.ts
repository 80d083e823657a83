import pino from 'pino'
import { isOperatorProblem } from './operator-problem.ts'

/** Log codes, ids, durations; never bodies, names, CPFs, URLs with queries or other software's messages. */
export const logger = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: undefined,
  formatters: { level: (label) => ({ level: label }) },
  redact: {
    paths: ['*.authorization', '*.cookie', '*.password', '*.secret', '*.documentNumber', '*.cpf'],
    censor: '—',
  },
})

/** Omits the message, which may quote data, except for operator problems. */
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
