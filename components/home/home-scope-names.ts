import type { Bilingual } from '#components/language/texts.ts'
import type { HomeScope } from '#lib/domain/home/home-view.ts'

export const HOME_SCOPE_NAMES: Readonly<Record<HomeScope, Bilingual>> = {
  own: ['Minha fila', 'My queue'],
  team: ['Meu time', 'My team'],
  all: ['Todos', 'Everybody'],
}
