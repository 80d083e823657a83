import { Download, FileText } from 'lucide-react'
import { useLanguage } from '#components/use-language'
import type { Proposal } from '#lib/client/proposals'
import { instantOf } from '#lib/config/clock'
import type { Product } from '#lib/domain/proposals/product'
import { formatBytes } from '../fields/file-problem.ts'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { buttonClasses } from '../ui/button-classes.ts'
import { Card } from '../ui/card.tsx'
import { formatMoment } from '../ui/moment-text.ts'
import { documentName } from './document-names.ts'

const TEXTS = texts({
  title: ['Documentos', 'Documents'],
  none: [
    'O contrato aparece aqui assim que a instituição o liberar para assinatura.',
    'The contract appears here as soon as the institution releases it for signing.',
  ],
  download: ['Baixar', 'Download'],
})

const PRODUCT_PATHS: Readonly<Record<Product, string>> = {
  fgts: 'fgts/proposal',
  clt: 'private-consignment/operation',
}

/** The contract and what was sent along, to download. Each download is recorded. */
export const DocumentsCard = ({ proposal: { id, product, documents } }: { proposal: Proposal }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  return (
    <Card title={t.title} padding={documents.length === 0 ? 'normal' : 'flush'}>
      {documents.length === 0 ? (
        <p className="text-ink-muted text-sm">{t.none}</p>
      ) : (
        <ul className="divide-y divide-line border-t">
          {documents.map(({ key, type, size, createdAt, originalFilename }) => (
            <li key={key} className="flex items-center gap-3 px-4 py-3 sm:px-5">
              <FileText aria-hidden className="size-5 shrink-0 text-ink-muted" />
              <div className="min-w-0 flex-1 text-sm">
                <p className="truncate font-medium" title={originalFilename}>
                  {documentName(type, language)}
                </p>
                <p className="text-ink-muted text-xs tabular-nums">
                  {formatBytes(size)} · {formatMoment(instantOf(createdAt), language)}
                </p>
              </div>
              <a
                href={`/api/${PRODUCT_PATHS[product]}/${id}/document/${key}`}
                download
                className={buttonClasses({ size: 'small' })}
              >
                <Download aria-hidden />
                <span className="max-sm:sr-only">{t.download}</span>
                <span className="sr-only"> {documentName(type, language)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
