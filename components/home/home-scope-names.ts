import type { HomeScope } from '#lib/domain/home/home-view'
import type { Bilingual } from '../language/texts.ts'

/** What the queue of each scope is called. */
export const HOME_SCOPE_NAMES: Readonly<Record<HomeScope, Bilingual>> = {
  own: ['Minha fila', 'My queue'],
  team: ['Meu time', 'My team'],
  all: ['Todos', 'Everybody'],
}
