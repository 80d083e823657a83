'use client'
import { FlaskConical } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { type SampleData, useSampleData } from '#lib/client/samples.ts'

const TEXTS = texts({
  label: ['Dados de exemplo', 'Sample data'],
  meaning: [
    'Há dados de exemplo nas listas: clientes com “Exemplo” no nome são fictícios.',
    'The lists contain sample data: customers with “Exemplo” in the name are made up.',
  ],
  manage: ['Remover no Início', 'Remove at Home'],
})

/** Marks every page while sample data exists, except a home page that shows the sample data card. */
export const SampleBanner = ({ initial }: { initial: SampleData }) => {
  const t = useTexts(TEXTS)
  const { data } = useSampleData(initial)
  const isHome = usePathname() === '/home'
  if (data.status === 'none' || (isHome && data.isOffered)) return null
  return (
    <aside
      aria-label={t.label}
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-info-line bg-info-soft px-3 py-2 text-info text-sm"
    >
      <span className="flex min-w-0 flex-1 basis-56 items-start gap-2">
        <FlaskConical aria-hidden className="mt-0.5 size-4 shrink-0" />
        {t.meaning}
      </span>
      {data.isOffered ? (
        <Link
          href="/home"
          className="inline-flex min-h-6 items-center font-medium underline underline-offset-2 pointer-coarse:min-h-11 print:hidden"
        >
          {t.manage}
        </Link>
      ) : null}
    </aside>
  )
}
