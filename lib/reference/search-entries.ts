import { formatCpf } from '#lib/domain/documents/cpf.ts'
import { cpfOfTestCase, TEST_CASES } from '#lib/domain/institutions/test-cpfs.ts'
import { type Language, type Text, textIn } from '#lib/domain/language.ts'
import { REASON_CODES, reasonOf } from '#lib/domain/reasons/catalogue.ts'
import type { ApiDocument } from './api-document.ts'
import { GUIDES, type GuideSection } from './guides.ts'
import type { Operation } from './operation.ts'
import {
  CONVENTIONS_ANCHOR,
  guidePath,
  operationPath,
  REFERENCE_PATH,
  reasonPath,
  TEST_CPFS_PATH,
  tagPath,
} from './reference-address.ts'
import { REFERENCE_PAGES } from './reference-pages.ts'
import type { SchemaView } from './schema-view.ts'
import type { SearchEntry } from './search.ts'

type Source = Pick<ApiDocument, 'info' | 'tags'> & {
  operations: readonly Operation[]
  guides: readonly { name: string; sections: readonly GuideSection[] }[]
}

export const searchEntriesOf = (
  { info, tags, operations, guides }: Source,
  language: Language,
): SearchEntry[] => [
  ...operations.map(operationEntry),
  ...pageEntries({ info, tags }, language),
  ...guides.flatMap(({ name, sections }) => guideEntries(name, sections, language)),
  ...REASON_CODES.map((code): SearchEntry => {
    const { title, text } = reasonOf(code)
    return {
      href: reasonPath(code),
      kind: 'reason',
      title: code,
      detail: textIn(title, language),
      words: textIn(text, language),
    }
  }),
  ...TEST_CASES.map((testCase): SearchEntry => {
    const cpf = cpfOfTestCase(testCase)
    return {
      href: `${TEST_CPFS_PATH}#${testCase.digits}`,
      kind: 'testCase',
      title: formatCpf(cpf),
      detail: textIn(testCase.text, language),
      words: `CPF de teste, test CPF, sandbox ${cpf} ${testCase.digits}`,
    }
  }),
]

const REFERENCE: Text = { pt: 'Documentação da API', en: 'API documentation' }
const CONVENTIONS: Text = { pt: 'Convenções', en: 'Conventions' }

const pageEntries = (
  { info, tags }: Pick<ApiDocument, 'info' | 'tags'>,
  language: Language,
): SearchEntry[] => {
  const entry = { kind: 'page', detail: textIn(REFERENCE, language) } as const
  return [
    ...REFERENCE_PAGES.map(({ href, title }) => ({
      ...entry,
      href,
      title: textIn(title, language),
      words: href === REFERENCE_PATH ? QUICK_START_WORDS : '',
    })),
    {
      ...entry,
      href: `${REFERENCE_PATH}#${CONVENTIONS_ANCHOR}`,
      title: textIn(CONVENTIONS, language),
      words: info.description ?? '',
    },
    ...tags.map(({ name, description = '' }) => ({
      ...entry,
      href: tagPath(name),
      title: name,
      language: 'pt-BR' as const,
      words: description,
    })),
  ]
}

const QUICK_START_WORDS = 'credenciais credentials client_id client_secret quick start início base URL'

const operationEntry = (operation: Operation): SearchEntry => ({
  href: operationPath(operation),
  kind: operation.kind === 'event' ? 'event' : 'operation',
  title: operation.summary,
  detail: operation.kind === 'event' ? operation.path : `${operation.method} ${operation.path}`,
  language: 'pt-BR',
  words: [
    operation.id,
    operation.tag,
    operation.description ?? '',
    ...operation.parameters.map(({ name }) => name),
    ...(operation.body?.media ?? []).flatMap(({ schema }) => fieldNames(schema)),
    ...operation.answers.flatMap(({ media }) => media.flatMap(({ schema }) => fieldNames(schema))),
  ].join(' '),
})

const fieldNames = (schema: SchemaView | undefined): string[] => {
  if (!schema) return []
  const inside = [...schema.fields.map((field) => field.schema), schema.items, ...schema.alternatives]
  return [...new Set([...schema.fields.map(({ name }) => name), ...inside.flatMap(fieldNames)])]
}

const guideEntries = (name: string, sections: readonly GuideSection[], language: Language): SearchEntry[] => {
  const guide = GUIDES.find((each) => each.name === name)
  return sections.map(({ title, anchor, text }) => ({
    href: `${guidePath(name)}#${anchor}`,
    kind: 'guide',
    title,
    detail: guide ? textIn(guide.title, language) : name,
    language: 'en',
    words: text,
  }))
}
