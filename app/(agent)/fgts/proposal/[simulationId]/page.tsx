import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { institutionName } from '#components/fgts/fgts-institution.ts'
import { FgtsProposalForm } from '#components/fgts/fgts-proposal-form'
import { PageHeader } from '#components/shell/page-header'
import { encodeOutput } from '#lib/contracts/encode-output'
import { createFgtsSimulationContract } from '#lib/contracts/fgts/simulations'
import { type Cpf, formatCpf } from '#lib/domain/documents/cpf'
import { orNotFound } from '#lib/http/or-not-found'
import { contextOfPerson } from '#lib/http/page-session'
import { getFgtsSimulation } from '#lib/services/fgts/get-fgts-simulation'
import { listFgtsFeeTables } from '#lib/services/fgts/list-fgts-fee-tables'
import { listFgtsInstitutions } from '#lib/services/fgts/list-fgts-institutions'
import { createProposal } from './actions.ts'

export const metadata: Metadata = { title: 'Proposta do FGTS' }

/** The customer's data for the proposal of one simulation. */
export default async function FgtsProposalPage({ params }: { params: Promise<{ simulationId: string }> }) {
  const context = await contextOfPerson('originate')
  const { simulationId: id } = await params
  const simulation = encodeOutput(
    createFgtsSimulationContract,
    await orNotFound(id, () => getFgtsSimulation(context, { id }), notFound),
  )
  const [institutions, tables] = await Promise.all([
    listFgtsInstitutions(context),
    listFgtsFeeTables(context, {}),
  ])
  return (
    <>
      <PageHeader
        title="Proposta"
        meta={<span className="tabular-nums">CPF {formatCpf(simulation.documentNumber as Cpf)}</span>}
        back={{ href: `/fgts/simulation/${simulation.balanceId}`, label: 'Simulação' }}
      />
      <FgtsProposalForm
        simulation={simulation}
        institution={institutionName(institutions, simulation.provider)}
        tableName={tables.find((table) => table.id === simulation.simulationFeesId)?.label ?? ''}
        serverNow={context.now.toISOString()}
        create={createProposal}
      />
    </>
  )
}
