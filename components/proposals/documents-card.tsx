'use client'
import { useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useReveals } from '#components/personal-data/use-reveals.ts'
import { Card } from '#components/ui/card.tsx'
import type { Proposal } from '#lib/client/proposals.ts'
import { CONTRACT_DOCUMENT_TYPE } from '#lib/domain/proposals/document-type.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import { DocumentRow } from './document-row.tsx'

const TEXTS = texts({
  title: ['Documentos', 'Documents'],
  logged: ['Quem abre um documento fica registrado.', 'Who opens a document is recorded.'],
  none: [
    'O contrato aparece aqui assim que a instituição o liberar para assinatura.',
    'The contract appears here as soon as the institution releases it for signing.',
  ],
})

const PRODUCT_PATHS: Readonly<Record<Product, string>> = {
  fgts: 'fgts/proposal',
  clt: 'private-consignment/operation',
}

/** Viewing and downloading are both audited. */
export const DocumentsCard = ({ proposal: { id, product, documents } }: { proposal: Proposal }) => {
  const t = useTexts(TEXTS)
  const [open, setOpen] = useState('')
  const reveals = useReveals()
  const mayOpen = () => reveals.mayOpen({ subjectType: 'proposal', subjectId: id })
  const toggle = async (key: string) => {
    if (open === key) setOpen('')
    else if (await mayOpen()) setOpen(key)
  }
  const contract = documents.findLast(({ type }) => type === CONTRACT_DOCUMENT_TYPE)
  const isEmpty = documents.length === 0
  return (
    <Card title={t.title} description={isEmpty ? undefined : t.logged} padding={isEmpty ? 'normal' : 'flush'}>
      {isEmpty ? (
        <p className="text-ink-muted text-sm">{t.none}</p>
      ) : (
        <ul className="divide-y divide-line border-t">
          {documents.toReversed().map((document) => (
            <DocumentRow
              key={document.key}
              document={document}
              isReplaced={document.type === CONTRACT_DOCUMENT_TYPE && document !== contract}
              href={`/api/${PRODUCT_PATHS[product]}/${id}/document/${document.key}`}
              open={open === document.key}
              onToggle={() => void toggle(document.key)}
              mayOpen={mayOpen}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
