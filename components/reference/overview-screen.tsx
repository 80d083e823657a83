import Link from 'next/link'
import type { ReactNode } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PageHeader } from '#components/shell/page-header.tsx'
import { useLanguage } from '#components/use-language.ts'
import { textIn } from '#lib/domain/language.ts'
import type { ApiDocument } from '#lib/reference/api-document.ts'
import { GUIDES } from '#lib/reference/guides.ts'
import type { Operation } from '#lib/reference/operation.ts'
import {
  CONVENTIONS_ANCHOR,
  guidePath,
  OPERATIONS_ANCHOR,
  operationPath,
  REFERENCE_PATH,
  tagAnchor,
} from '#lib/reference/reference-address.ts'
import { REFERENCE_PAGES } from '#lib/reference/reference-pages.ts'
import { BreakableName } from './breakable-name.tsx'
import { Markdown } from './markdown.tsx'
import { MethodBadge } from './method-badge.tsx'
import { Section } from './section.tsx'

const TEXTS = texts({
  title: ['Documentação da API', 'API documentation'],
  conventions: ['Convenções', 'Conventions'],
  guides: ['Guias e consultas', 'Guides and look-ups'],
  inEnglish: ['só em inglês', 'English only'],
})

type OverviewScreenProps = {
  tags: ApiDocument['tags']
  text: string
  operations: readonly Operation[]
  start: ReactNode
}

export const OverviewScreen = ({ tags, text, operations, start }: OverviewScreenProps) => {
  const t = useTexts(TEXTS)
  return (
    <>
      <PageHeader title={t.title} className="mb-0" />
      {start}
      <GuideList />
      <Section id={CONVENTIONS_ANCHOR} title={t.conventions}>
        <div lang="pt-BR" className="max-w-3xl text-sm">
          <Markdown text={text} />
        </div>
      </Section>
      <div id={OPERATIONS_ANCHOR}>
        {tags.map(({ name, description }) => (
          <TagSection
            key={name}
            name={name}
            description={description}
            operations={operations.filter(({ tag }) => tag === name)}
          />
        ))}
      </div>
    </>
  )
}

const GuideList = () => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const links = [
    ...REFERENCE_PAGES.filter(({ href }) => href !== REFERENCE_PATH).map(({ href, title }) => ({
      href,
      label: textIn(title, language),
    })),
    ...GUIDES.map(({ name, title }) => ({
      href: guidePath(name),
      label: textIn(title, language),
      note: language === 'en' ? undefined : t.inEnglish,
    })),
  ]
  return (
    <Section id="guides" title={t.guides}>
      <ul className="mt-3 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
        {links.map(({ href, label, note }: { href: string; label: string; note?: string | undefined }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              className="inline-flex min-h-8 items-center text-accent underline underline-offset-2 pointer-coarse:min-h-11"
            >
              {label}
            </Link>
            {note ? <span className="text-ink-muted"> ({note})</span> : null}
          </li>
        ))}
      </ul>
    </Section>
  )
}

type TagSectionProps = {
  name: string
  description: string | undefined
  operations: readonly Operation[]
}

const TagSection = ({ name, description, operations }: TagSectionProps) => (
  <div lang="pt-BR">
    <Section id={tagAnchor(name)} title={name}>
      {description ? (
        <div className="max-w-3xl text-sm">
          <Markdown text={description} />
        </div>
      ) : null}
      <ul className="divide-y divide-line">
        {operations.map((operation) => (
          <li key={operation.id}>
            <Link
              href={operationPath(operation)}
              prefetch={false}
              className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-2 rounded-control px-1 py-2 text-sm hover:bg-sunken md:grid-cols-[3.5rem_minmax(0,20rem)_minmax(0,1fr)] pointer-coarse:min-h-11"
            >
              <MethodBadge
                method={operation.method}
                isEvent={operation.kind === 'event'}
                className="leading-5"
              />
              <code
                translate="no"
                className="break-words font-mono text-xs leading-5 [overflow-wrap:anywhere]"
              >
                <BreakableName name={operation.path} />
              </code>
              <span className="text-ink-muted max-md:col-start-2">{operation.summary}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  </div>
)
