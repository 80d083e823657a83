import { SpanKind } from '@opentelemetry/api'
import { endFailedSpan, startSpan } from '#lib/config/tracing.ts'

/** Matches the settings at the start of a transaction, which get no span. */
const SETTING = /^select set_config\(/

/** Traces a statement; the text of its span has placeholders instead of parameters. */
export const traceStatement = <Q extends PromiseLike<unknown>>(query: Q, template: readonly string[]): Q => {
  const text = template.join('?').replace(/\s+/g, ' ').trim()
  if (SETTING.test(text)) return query
  const settle = query.then.bind(query) as Promise<unknown>['then']
  // The driver sends a statement when it is awaited; fragments are never awaited and get no span.
  const then: Promise<unknown>['then'] = (onDone, onFailed) => {
    const name = text.split(' ', 1)[0] || 'statement'
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
    const span = startSpan({ name, kind: SpanKind.CLIENT, attributes })
    return settle(
      (value) => {
        span?.end()
        return onDone ? onDone(value) : (value as never)
      },
      (error) => {
        if (span) endFailedSpan(span, error)
        if (onFailed) return onFailed(error)
        throw error
      },
    )
  }
  Object.defineProperty(query, 'then', { value: then })
  return query
}
