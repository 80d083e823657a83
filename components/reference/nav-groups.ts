import { localizedTexts, texts } from '#components/language/texts.ts'
import { type Language, textIn } from '#lib/domain/language.ts'
import type { ApiDocument } from '#lib/reference/api-document.ts'
import { GUIDES } from '#lib/reference/guides.ts'
import type { Operation } from '#lib/reference/operation.ts'
import {
  guidePath,
  operationPath,
  REASONS_PATH,
  REFERENCE_PATH,
  TEST_CPFS_PATH,
} from '#lib/reference/reference-address.ts'
import type { NavGroup } from './reference-nav.tsx'

const TEXTS = texts({
  documentation: ['Documentação', 'Documentation'],
  start: ['Comece aqui', 'Start here'],
  testCpfs: ['CPFs de teste', 'Test CPFs'],
  reasons: ['Códigos de erro e de recusa', 'Codes of errors and refusals'],
})

type Source = { operations: readonly Operation[]; tags: ApiDocument['tags'] }

export const navGroupsOf = ({ operations, tags }: Source, language: Language): NavGroup[] => {
  const t = localizedTexts(TEXTS, language)
  return [
    {
      id: 'documentation',
      label: t.documentation,
      items: [
        { href: REFERENCE_PATH, label: t.start },
        { href: TEST_CPFS_PATH, label: t.testCpfs },
        { href: REASONS_PATH, label: t.reasons },
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
