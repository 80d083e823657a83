import type { PendingQuery, Row } from 'postgres'
import type { Connection } from './client.ts'

export type Fragment = PendingQuery<Row[]>

/**
 * Returns the fragment of a text known at start, undefined for others. Postgres plans a statement once if the
 * values that decide about its plan are in its text (decision 160).
 */
export const writtenTexts = (texts: readonly string[]) => {
  const templates = new Map(
    texts.map((text) => {
      const parts = [text]
      return [text, Object.assign(parts, { raw: parts }) as unknown as TemplateStringsArray]
    }),
  )
  return (tx: Connection, text: string): Fragment | undefined => {
    const template = templates.get(text)
    return template && tx(template)
  }
}
