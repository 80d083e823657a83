import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { institutionName } from '#components/fgts/fgts-institution.ts'
import { FgtsSimulationRefused } from '#components/fgts/fgts-simulation-refused.tsx'
import { FgtsSimulator } from '#components/fgts/fgts-simulator.tsx'
import { pageTexts } from '#components/language/page-texts.ts'
import { formatReais } from '#components/language/reais.ts'
import { texts } from '#components/language/texts.ts'
import { CustomerCpf } from '#components/personal-data/customer-cpf.tsx'
import { PageHeader } from '#components/shell/page-header.tsx'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { getFgtsBalanceQueryContract } from '#lib/contracts/fgts/balance.ts'
import { compareFgtsTablesCommand } from '#lib/contracts/fgts/compare-tables.ts'
import { listFgtsFeeTablesContract } from '#lib/contracts/fgts/fee-tables.ts'
import { fgtsRulesAt } from '#lib/domain/fgts/rules.ts'
import { orNotFound } from '#lib/pages/or-not-found.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { getFgtsBalanceQuery } from '#lib/services/fgts/get-fgts-balance-query.ts'
import { listFgtsInstitutions } from '#lib/services/fgts/list-fgts-institutions.ts'
import { listFgtsOffers } from '#lib/services/fgts/list-fgts-offers.ts'
import { listFgtsPriceTables } from '#lib/services/fgts/list-fgts-price-tables.ts'
import { compareTables, createSimulation, explainSimulation } from './actions.ts'

const TEXTS = texts({
  documentTitle: ['Simulação do FGTS', 'FGTS simulation'],
  balances: ['Saldos', 'Balances'],
  title: (institution: string) => [`Simulação · ${institution}`, `Simulation · ${institution}`],
  free: (amount: string) => [`saldo livre ${amount}`, `free balance ${amount}`],
})

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await pageTexts(TEXTS)).documentTitle,
})

export default async function FgtsSimulationPage({ params }: { params: Promise<{ balanceId: string }> }) {
  const context = await contextOfPerson('originate')
  const [t, { balanceId: id }] = await Promise.all([pageTexts(TEXTS), params])
  const balance = encodeOutput(
    getFgtsBalanceQueryContract,
    await orNotFound(id, () => getFgtsBalanceQuery(context, { id }), notFound),
  )
  if (balance.status !== 'success' || !balance.expiresAt || !balance.eligibility) redirect(`/fgts?q=${id}`)
  const [institutions, tables, [offers]] = await Promise.all([
    listFgtsInstitutions(context),
    listFgtsPriceTables(context, { provider: balance.provider, active: true }),
    listFgtsOffers(context, { balanceIds: [id] }),
  ])
  const back = { href: `/fgts?q=${id}`, label: t.balances }
  return (
    <>
      <PageHeader
        title={t.title(institutionName(institutions, balance.provider))}
        meta={
          <>
            <CustomerCpf subjectType="fgts_balance_query" subjectId={id} masked={balance.documentNumber} />
            <span>{t.free(formatReais(balance.amount ?? 0))}</span>
          </>
        }
        back={back}
      />
      {balance.eligibility.eligible ? (
        <FgtsSimulator
          balance={balance}
          tables={encodeOutput(listFgtsFeeTablesContract, tables)}
          compared={encodeOutput(compareFgtsTablesCommand, [...(offers?.tables ?? [])])}
          on={fgtsRulesAt(context.now)}
          expiresAt={balance.expiresAt}
          serverNow={context.now.toISOString()}
          actions={{ compare: compareTables, create: createSimulation, explain: explainSimulation }}
        />
      ) : (
        <FgtsSimulationRefused href={back.href} reasons={balance.eligibility.reasons} />
      )}
    </>
  )
}
