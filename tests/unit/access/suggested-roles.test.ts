import { expect, test } from 'vitest'
import { SUGGESTED_ROLES } from '#components/people/suggested-roles.ts'
import { withNeeded } from '#lib/domain/access/permissions.ts'

test.each(Object.entries(SUGGESTED_ROLES))(
  'the suggested role %s has all that its permissions need',
  (_name, role) => {
    expect(withNeeded(role.permissions)).toEqual([...role.permissions])
  },
)
