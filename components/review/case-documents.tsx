'use client'
import { Download, Eye, EyeOff, FileText } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '#components/use-language'
import type { Proposal } from '#lib/client/proposals'
import type { Product } from '#lib/domain/proposals/product'
import { formatBytes } from '../fields/file-problem.ts'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { documentName } from '../proposals/document-names.ts'
import { Button } from '../ui/button.tsx'
import { buttonClasses } from '../ui/button-classes.ts'
import { Card } from '../ui/card.tsx'
import { DocumentPreview } from './document-preview.tsx'

const TEXTS = texts({
  title: ['Documentos', 'Documents'],
  logged: ['Quem abre um documento fica registrado.', 'Who opens a document is recorded.'],
  none: ['Nenhum documento.', 'No documents.'],
  see: ['Ver', 'See'],
  hide: ['Fechar', 'Close'],
  download: ['Baixar', 'Download'],
})

const PRODUCT_PATHS: Readonly<Record<Product, string>> = {
  fgts: 'fgts/proposal',
  clt: 'private-consignment/operation',
}

/** The contract and what was sent along, opened in place one at a time. */
export const CaseDocuments = ({ proposal: { id, product, documents } }: { proposal: Proposal }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const [open, setOpen] = useState('')
  return (
    <Card
      title={t.title}
      description={documents.length === 0 ? undefined : t.logged}
      padding={documents.length === 0 ? 'normal' : 'flush'}
    >
      {documents.length === 0 ? (
        <p className="text-ink-muted text-sm">{t.none}</p>
      ) : (
        <ul className="divide-y divide-line border-t">
          {documents.toReversed().map(({ key, type, size, contentType }) => {
            const href = `/api/${PRODUCT_PATHS[product]}/${id}/document/${key}`
            const name = documentName(type, language)
            const isOpen = open === key
            return (
              <li key={key} className="px-4 py-3 sm:px-5">
                <div className="flex items-center gap-3">
                  <FileText aria-hidden className="size-5 shrink-0 text-ink-muted" />
                  <div className="min-w-0 flex-1 text-sm">
                    <p className="truncate font-medium" title={name}>
                      {name}
                    </p>
                    <p className="text-ink-muted text-xs tabular-nums">{formatBytes(size)}</p>
                  </div>
                  <Button
                    size="small"
                    aria-expanded={isOpen}
                    icon={isOpen ? <EyeOff /> : <Eye />}
                    onClick={() => setOpen(isOpen ? '' : key)}
                  >
                    <span>
                      {isOpen ? t.hide : t.see}
                      <span className="sr-only"> {name}</span>
                    </span>
                  </Button>
                  <a href={href} download className={buttonClasses({ variant: 'quiet', size: 'small' })}>
                    <Download aria-hidden />
                    <span className="sr-only">
                      {t.download} {name}
                    </span>
                  </a>
                </div>
                {isOpen ? <DocumentPreview href={href} name={name} contentType={contentType} /> : null}
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
