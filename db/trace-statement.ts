import { startSpan } from '#lib/config/tracing'

/** Settings of a transaction: they are part of its beginning. */
const SETTING = /^select set_config\(/

/**
 * Makes a span of a statement from when it is sent to its answer. Its text has marks in place of values,
 * which travel as parameters.
 */
export const traceStatement = <Q extends PromiseLike<unknown>>(query: Q, template: readonly string[]): Q => {
  const text = template.join('?').replace(/\s+/g, ' ').trim()
  if (SETTING.test(text)) return query
  const settle = query.then.bind(query) as Promise<unknown>['then']
  // The driver sends a statement when somebody waits for it; a part of another one is never waited for.
  const then: Promise<unknown>['then'] = (onDone, onFailed) => {
    const name = text.split(' ', 1)[0] || 'statement'
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
    const span = startSpan({ name, kind: 'client', attributes })
    return settle(
      (value) => {
        span.end()
        return onDone ? onDone(value) : (value as never)
      },
      (error) => {
        span.end(error)
        if (onFailed) return onFailed(error)
        throw error
      },
    )
  }
  Object.defineProperty(query, 'then', { value: then })
  return query
}
