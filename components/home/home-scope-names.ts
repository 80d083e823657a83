import type { HomeScope } from '#lib/domain/home/home-view'
import type { Bilingual } from '../language/texts.ts'

export const HOME_SCOPE_NAMES: Readonly<Record<HomeScope, Bilingual>> = {
  own: ['Minha fila', 'My queue'],
  team: ['Meu time', 'My team'],
  all: ['Todos', 'Everybody'],
}
