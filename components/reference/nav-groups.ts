import { localizedTexts, texts } from '#components/language/texts.ts'
import { type Language, textIn } from '#lib/domain/language.ts'
import type { ApiDocument } from '#lib/reference/api-document.ts'
import { GUIDES } from '#lib/reference/guides.ts'
import type { Operation } from '#lib/reference/operation.ts'
import { guidePath, operationPath } from '#lib/reference/reference-address.ts'
import { REFERENCE_PAGES } from '#lib/reference/reference-pages.ts'
import type { NavGroup } from './reference-nav.tsx'

const TEXTS = texts({
  documentation: ['Documentação', 'Documentation'],
})

type Source = { operations: readonly Operation[]; tags: ApiDocument['tags'] }

export const navGroupsOf = ({ operations, tags }: Source, language: Language): NavGroup[] => {
  const t = localizedTexts(TEXTS, language)
  return [
    {
      id: 'documentation',
      label: t.documentation,
      items: [
        ...REFERENCE_PAGES.map(({ href, title }) => ({ href, label: textIn(title, language) })),
        ...GUIDES.map(({ name, title }) => ({ href: guidePath(name), label: textIn(title, language) })),
      ],
    },
    ...tags.map(
      ({ name }): NavGroup => ({
        id: name,
        label: name,
        language: 'pt-BR',
        items: operations
          .filter(({ tag }) => tag === name)
          .map((operation) => ({
            href: operationPath(operation),
            label: operation.path,
            method: operation.method,
            isEvent: operation.kind === 'event',
          })),
      }),
    ),
  ]
}
