'use client'
import { Download } from 'lucide-react'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PageHeader } from '#components/shell/page-header.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { ExchangeDetail } from '#lib/client/institution-exchanges.ts'
import { ExchangeBodies } from './exchange-bodies.tsx'
import { OUTCOME_NAMES, OUTCOME_TONES, operationName } from './exchange-display.ts'
import { ExchangeFacts } from './exchange-facts.tsx'
import { downloadExchanges } from './exchange-filter.ts'

const TEXTS = texts({
  back: ['Chamadas', 'Calls'],
  file: ['Baixar JSON para o suporte', 'Download JSON for support'],
  bodies: ['O que foi e o que veio', 'What went out and what came back'],
  masked: [
    'Nomes, documentos, contatos, contas e segredos nunca são guardados: *** está no lugar deles, e também de qualquer texto desconhecido.',
    'Names, documents, contacts, accounts and secrets are never stored: *** is in their place, and in that of any unknown text.',
  ],
})

type ExchangeScreenProps = { exchange: ExchangeDetail; mayExport: boolean; now: string }

export const ExchangeScreen = ({ exchange, mayExport, now }: ExchangeScreenProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { id, outcome } = exchange
  return (
    <>
      <PageHeader
        title={localized(operationName(exchange), language)}
        back={{ href: '/institutions/exchanges', label: t.back }}
        meta={<Badge tone={OUTCOME_TONES[outcome]}>{localized(OUTCOME_NAMES[outcome], language)}</Badge>}
        actions={
          mayExport ? (
            <Button icon={<Download />} onClick={() => downloadExchanges([id])}>
              {t.file}
            </Button>
          ) : null
        }
      />
      <div className="grid gap-5">
        <Card>
          <ExchangeFacts exchange={exchange} now={now} />
        </Card>
        <Card title={t.bodies} description={t.masked}>
          <ExchangeBodies exchange={exchange} beside />
        </Card>
      </div>
    </>
  )
}
