import type { DomainError } from '#lib/domain/errors'
import { fieldRefusal } from '#lib/domain/field-refusal'

export const teamNameTaken = (name: string): DomainError =>
  fieldRefusal({ pointer: '/name', code: 'name_taken', details: { name } })
