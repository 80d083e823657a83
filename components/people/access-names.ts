import type { Role, Visibility } from '#lib/domain/access/permissions'
import type { PersonState } from '#lib/domain/people/person-state'
import type { Bilingual } from '../language/texts.ts'

/** What the roles are called. */
export const ROLE_NAMES: Readonly<Record<Role, Bilingual>> = {
  agent: ['Agente', 'Agent'],
  manager: ['Gestor', 'Manager'],
}

/** Whose work a person sees, in few words. */
export const VISIBILITY_NAMES: Readonly<Record<Visibility, Bilingual>> = {
  own: ['Só o próprio trabalho', 'Their own work only'],
  team: ['O trabalho do time', 'Their team’s work'],
  all: ['Toda a operação', 'The whole operation'],
}

/** What the states are called. */
export const STATE_NAMES: Readonly<Record<PersonState, Bilingual>> = {
  active: ['Ativa', 'Active'],
  invited: ['Convidada', 'Invited'],
  deactivated: ['Desativada', 'Deactivated'],
}
