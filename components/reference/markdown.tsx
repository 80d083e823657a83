import { compiler, RuleType } from 'markdown-to-jsx/react'
import type { ComponentProps, ReactNode } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ScrollRegion } from '#components/ui/scroll-region.tsx'
import { headingSlug } from '#lib/reference/heading-slug.ts'
import { CodeSample } from './code-sample.tsx'

const TEXTS = texts({
  table: ['Tabela', 'Table'],
  code: ['Código', 'Code'],
})

type MarkdownProps = {
  text: string
  resolveLink?: (href: string) => string | undefined
}

/** Renders our own documents and descriptions; HTML in them is shown as text. */
export const Markdown = ({ text, resolveLink = (href) => href }: MarkdownProps) => {
  const t = useTexts(TEXTS)
  const content = compiler(text, {
    disableParsingRawHTML: true,
    forceBlock: true,
    slugify: headingSlug,
    renderRule: (...[next, node, , state]) =>
      node.type === RuleType.codeBlock ? (
        <CodeSample key={state.key} label={t.code} code={node.text} className="my-3" />
      ) : (
        next()
      ),
    overrides: {
      a: ({ href = '', children }: ComponentProps<'a'>) => (
        <MarkdownLink href={resolveLink(href)}>{children}</MarkdownLink>
      ),
      table: ({ children }: ComponentProps<'table'>) => (
        <ScrollRegion label={t.table} className="my-3">
          <table className="w-full text-left text-sm has-[th:nth-child(3)]:min-w-[34rem]">{children}</table>
        </ScrollRegion>
      ),
      ...ELEMENTS,
    },
  })
  return <div className="min-w-0 leading-6 [overflow-wrap:anywhere]">{content}</div>
}

const MarkdownLink = ({ href, children }: { href: string | undefined; children: ReactNode }) =>
  href === undefined ? (
    children
  ) : (
    <a href={href} className="text-accent underline underline-offset-2">
      {children}
    </a>
  )

const styled = (className: string) => ({ props: { className } })

const ELEMENTS = {
  h1: styled('text-balance font-semibold text-2xl leading-8 tracking-tight'),
  h2: styled('mt-8 mb-2 font-semibold text-xl'),
  h3: styled('mt-6 mb-2 font-semibold text-base'),
  p: styled('my-3'),
  ul: styled('my-3 list-disc space-y-1 ps-5'),
  ol: styled('my-3 list-decimal space-y-1 ps-5'),
  code: { props: { translate: 'no', className: 'rounded-sm bg-sunken px-1 font-mono text-[0.8125em]' } },
  th: styled('border-b bg-sunken px-3 py-2 align-bottom font-medium break-words'),
  td: styled('border-b px-3 py-2 align-top break-words'),
}
