import { describe } from 'vitest'
import { existingPrograms } from './existing-programs.ts'
import { plainDatabase } from './plain-database.ts'

describe('existing programs, on a plain database of the operator’s own', () =>
  existingPrograms(plainDatabase))
