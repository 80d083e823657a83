import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Files that may use react-hook-form directly, without `useActionForm` (docs/conventions.md#forms). */
const THEMSELVES = [
  'components/access/use-sign-in.ts',
  'components/pending-items/use-send-documents.ts',
  'components/prices/use-draft-work.ts',
  'components/self-service/use-customer-form.ts',
  'lib/client/use-rendered-form.ts',
]

test('requires useActionForm for every form except those that the conventions name', () => {
  const files = ['components', 'lib/client', 'app']
    .flatMap((root) => readdirSync(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => /\buse(Rendered)?Form[(<]/.test(readFileSync(path, 'utf8')))
    .filter((path) => path !== 'lib/client/use-action-form.ts')
  expect(files.sort()).toEqual(THEMSELVES)
})
