import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ChangeView } from '#components/fee-tables/change-view'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { encodeOutput } from '#lib/contracts/encode-output'
import { getTableChangeContract } from '#lib/contracts/tables/get-table-change'
import { dayInSaoPaulo } from '#lib/domain/calendar'
import { orNotFound } from '#lib/http/or-not-found'
import { contextOfPerson } from '#lib/http/page-session'
import { getTableChange } from '#lib/services/tables/get-table-change'
import { decide, propose, rebase, save, tryOut, withdraw } from '../actions.ts'

const TEXTS = texts({ title: ['Mudança de tabela', 'Change of a table'] })

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

/** A change of a table: drafted, proposed, decided. */
export default async function TableChangePage({ params }: { params: Promise<{ id: string }> }) {
  const context = await contextOfPerson('manage_fee_tables')
  const { id } = await params
  const change = await orNotFound(id, () => getTableChange(context, { id }), notFound)
  return (
    <ChangeView
      initial={encodeOutput(getTableChangeContract, change)}
      actions={{ save, tryOut, propose, withdraw, rebase, decide }}
      today={dayInSaoPaulo(context.now)}
      now={context.now.toISOString()}
    />
  )
}
