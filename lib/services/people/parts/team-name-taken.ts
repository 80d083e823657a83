import type { DomainError } from '#lib/domain/errors.ts'
import { fieldRefusal } from '#lib/domain/field-refusal.ts'

export const teamNameTaken = (name: string): DomainError =>
  fieldRefusal({ pointer: '/name', code: 'name_taken', details: { name } })
