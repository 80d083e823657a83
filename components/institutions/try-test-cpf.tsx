'use client'
import { FlaskConical } from 'lucide-react'
import { cpfHandoff } from '#components/fields/cpf-handoff.ts'
import { texts } from '#components/language/texts.ts'
import { unbreakable } from '#components/language/unbreakable.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { LinkButton } from '#components/ui/link-button.tsx'
import { type Cpf, formatCpf } from '#lib/domain/documents/cpf.ts'
import type { Product } from '#lib/domain/proposals/product.ts'

const TEXTS = texts({
  title: ['Experimente com um CPF de teste', 'Try it with a test CPF'],
  meaning: [
    'vai da consulta ao pagamento. Outros casos: “CPFs de teste”, ao lado do campo.',
    'goes from query to payment. Other cases: “Test CPFs”, beside the field.',
  ],
  fgts: ['Testar no FGTS', 'Try with FGTS'],
  clt: ['Testar no crédito CLT', 'Try with CLT credit'],
})

type TryTestCpfProps = { cpf: string; products: readonly Product[] }

export const TryTestCpf = ({ cpf, products }: TryTestCpfProps) => {
  const t = useTexts(TEXTS)
  return (
    <section
      aria-labelledby="try-test-cpf"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-dashed p-4 sm:px-5"
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="try-test-cpf" className="flex items-start gap-2 font-semibold leading-6">
          <FlaskConical aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
          {t.title}
        </h2>
        <p className="mt-0.5 text-ink-muted text-sm">
          <span className="font-medium text-ink tabular-nums">{unbreakable(formatCpf(cpf as Cpf))}</span>{' '}
          {t.meaning}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:flex-auto">
        {products.map((product) => (
          <LinkButton key={product} href={`/${product}`} data-early-press onClick={() => cpfHandoff.put(cpf)}>
            {t[product]}
          </LinkButton>
        ))}
      </div>
    </section>
  )
}
