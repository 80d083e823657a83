import { describe } from 'vitest'
import { existingPrograms } from './existing-programs.ts'

describe('existing programs, on the embedded database', () => existingPrograms())
