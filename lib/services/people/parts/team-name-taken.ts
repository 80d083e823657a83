import type { DomainError } from '#lib/domain/errors'
import { fieldRefusal } from '#lib/domain/field-refusal'

/** The refusal of a team's name that another team has, at its field. */
export const teamNameTaken = (name: string): DomainError =>
  fieldRefusal({ pointer: '/name', code: 'name_taken', details: { name } })
