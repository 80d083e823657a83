import { Download } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Card } from '#components/ui/card.tsx'

const TEXTS = texts({
  title: ['Seus documentos', 'Your documents'],
  contract: ['Contrato (PDF)', 'Contract (PDF)'],
  signature: ['Comprovante da assinatura (PDF)', 'Proof of signature (PDF)'],
  receipt: ['Recibo do pagamento (PDF)', 'Receipt of the payment (PDF)'],
  later: ['Recibo: depois do pagamento', 'Receipt: after the payment'],
})

const DOCUMENTS = ['contract', 'signature', 'receipt'] as const

type OwnDocumentsProps = {
  href: string
  paid: boolean
}

export const OwnDocuments = ({ href, paid }: OwnDocumentsProps) => {
  const t = useTexts(TEXTS)
  return (
    <Card title={t.title}>
      <ul className="-my-2 divide-y">
        {DOCUMENTS.map((name) => (
          <li key={name}>
            {name === 'receipt' && !paid ? (
              <p className="flex min-h-12 items-center text-ink-muted">{t.later}</p>
            ) : (
              <a
                href={`${href}/${name}`}
                download
                className="flex min-h-12 items-center justify-between gap-3 font-medium text-accent"
              >
                {t[name]}
                <Download aria-hidden className="size-4.5 shrink-0" />
              </a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
