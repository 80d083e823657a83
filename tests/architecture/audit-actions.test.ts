import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  AUDIT_GROUPS,
  actionsOfGroup,
  auditActionText,
  isAuditAction,
} from '#lib/domain/access/audit-actions.ts'

const sources = readdirSync('lib', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))

/** Returns the texts assigned to `action` in a source, but not texts that `action` is only compared with. */
const actionsIn = (source: string): string[] => {
  if (!/record(Operator)?Audit|insertAuditEntr/.test(source)) return []
  const matches = [
    ...source.matchAll(/\baction(?::|\s=)\s*([^,;{}]*?)(?=[,;{}]|\n\s*(?:\w+[:,]|return|await|const|\}))/g),
    ...source.matchAll(/\bauditSignIn\(([^;]*?)\)\n/g),
    ...source.matchAll(/\btype Failure =((?:\s+\|?\s*'[a-z_]+')+)/g),
  ].map((match) => match[1] ?? '')
  return matches.flatMap((text) =>
    [...text.replace(/[=!]== '[^']*'/g, '').matchAll(/'([a-z_]+(?:\.[a-z_]+)?)'/g)].map(
      (match) => match[1] ?? '',
    ),
  )
}

const recorded = [...new Set(sources.flatMap(actionsIn))].sort()

describe('the words of the audit', () => {
  test('exist for every recorded action', () => {
    expect(recorded.length).toBeGreaterThan(40)
    expect(recorded).toEqual(
      expect.arrayContaining(['sign_in', 'sign_in_failed', 'proposal.create', 'user_reset_link_made']),
    )
    expect(recorded.filter((action) => !isAuditAction(action))).toEqual([])
  })

  test('assign every action to one group, in both languages', () => {
    const all = AUDIT_GROUPS.flatMap(actionsOfGroup)
    expect(new Set(all).size).toBe(all.length)
    for (const group of AUDIT_GROUPS) expect(actionsOfGroup(group), group).not.toEqual([])
    for (const action of all) {
      const { pt, en } = auditActionText(action)
      expect(pt).not.toBe(en)
    }
  })

  test('fall back to the code of a removed action', () => {
    expect(auditActionText('gone_for_long')).toEqual({ pt: 'gone_for_long', en: 'gone_for_long' })
  })
})
