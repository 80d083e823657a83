import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { knownValuesOf } from '#components/contract-form/known-values.ts'
import { MissingCertificate } from '#components/contract-form/missing-certificate.tsx'
import { institutionName } from '#components/fgts/fgts-institution.ts'
import { FgtsProposalForm } from '#components/fgts/fgts-proposal-form.tsx'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { CustomerCpf } from '#components/personal-data/customer-cpf.tsx'
import { PageHeader } from '#components/shell/page-header.tsx'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { createFgtsSimulationContract } from '#lib/contracts/fgts/simulations.ts'
import { orNotFound } from '#lib/pages/or-not-found.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { getFgtsPriceTable } from '#lib/services/fgts/get-fgts-price-table.ts'
import { getFgtsSimulation } from '#lib/services/fgts/get-fgts-simulation.ts'
import { listFgtsInstitutions } from '#lib/services/fgts/list-fgts-institutions.ts'
import { getKnownBorrower } from '#lib/services/personal-data/get-known-borrower.ts'
import { findMissingCertificate } from '#lib/services/proposals/find-missing-certificate.ts'
import { createProposal } from './actions.ts'

const TEXTS = texts({
  documentTitle: ['Proposta do FGTS', 'FGTS proposal'],
  title: ['Proposta', 'Proposal'],
  simulation: ['Simulação', 'Simulation'],
})

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await pageTexts(TEXTS)).documentTitle,
})

export default async function FgtsProposalPage({ params }: { params: Promise<{ simulationId: string }> }) {
  const context = await contextOfPerson('originate')
  const t = await pageTexts(TEXTS)
  const { simulationId: id } = await params
  const simulation = encodeOutput(
    createFgtsSimulationContract,
    await orNotFound(id, () => getFgtsSimulation(context, { id }), notFound),
  )
  const [institutions, table, borrower, missing] = await Promise.all([
    listFgtsInstitutions(context),
    getFgtsPriceTable(context, { id: simulation.simulationFeesId }),
    getKnownBorrower(context, { subjectType: 'fgts_balance_query', subjectId: simulation.balanceId }),
    findMissingCertificate(context, { product: 'fgts', institutionCode: simulation.provider }),
  ])
  return (
    <>
      <PageHeader
        title={t.title}
        meta={
          <CustomerCpf
            subjectType="fgts_balance_query"
            subjectId={simulation.balanceId}
            masked={simulation.documentNumber}
          />
        }
        back={{ href: `/fgts/simulation/${simulation.balanceId}`, label: t.simulation }}
      />
      <MissingCertificate problem={missing} />
      <FgtsProposalForm
        simulation={simulation}
        institution={institutionName(institutions, simulation.provider)}
        tableName={table.name}
        knownValues={knownValuesOf(borrower, simulation.documentNumber)}
        serverNow={context.now.toISOString()}
        create={createProposal}
      />
    </>
  )
}
