import { appendFileSync } from 'node:fs'

/** @typedef {'passed' | 'failed' | 'skipped'} Status */
/**
 * @typedef {{ kind: 'file', file: string } | { kind: 'plan', id: string, file: string }
 *   | { kind: 'end', id: string, file: string, status: Status, ms: number, message?: string }
 *   | { kind: 'broken', file: string, message: string }} JournalLine `broken` is a failure outside any test
 */

const MOST_OF_A_MESSAGE = 6_000

/** Appends at once, so that even a run that is cut off has a verdict. @param {...JournalLine} lines */
export const writeJournal = (...lines) => {
  const path = process.env.TEST_JOURNAL
  if (path) appendFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
}

const COLOUR = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

const OF_A_PACKAGE = /^ +at .*\bnode_modules\b.*\n?/gm

/** @param {readonly { message?: string, stack?: string, diff?: string }[]} errors */
export const messageOf = (errors) =>
  errors
    .map(({ message = '', stack = '', diff = '' }) =>
      [stack.includes(message) ? '' : message, diff, stack].filter(Boolean).join('\n'),
    )
    .join('\n\n')
    .replace(COLOUR, '')
    .replace(OF_A_PACKAGE, '')
    .slice(0, MOST_OF_A_MESSAGE)
