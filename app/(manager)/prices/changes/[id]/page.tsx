import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { ChangeScreen } from '#components/prices/change-screen.tsx'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { getPriceChangeContract } from '#lib/contracts/prices/get-price-change.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { orNotFound } from '#lib/pages/or-not-found.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { getPriceChange } from '#lib/services/prices/get-price-change.ts'
import { decide, propose, rebase, save, tryOut, withdraw } from '../actions.ts'

const TEXTS = texts({ title: ['Mudança de tabela', 'Change of a table'] })

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

export default async function PriceChangePage({ params }: { params: Promise<{ id: string }> }) {
  const context = await contextOfPerson('manage_prices')
  const { id } = await params
  const change = await orNotFound(id, () => getPriceChange(context, { id }), notFound)
  return (
    <ChangeScreen
      initial={encodeOutput(getPriceChangeContract, change)}
      actions={{ save, tryOut, propose, withdraw, rebase, decide }}
      today={dayInSaoPaulo(context.now)}
      now={context.now.toISOString()}
    />
  )
}
