import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { consultAddress } from '#components/clt/consult-address.ts'
import { ConsultScreen } from '#components/clt/consult-screen.tsx'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { LocalizedReasons } from '#components/reasons/localized-reasons.tsx'
import type { AddressQuery } from '#components/tables/address-filter.ts'
import { getCltConsultContract } from '#lib/contracts/clt/consult-list.ts'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { getProposalContract } from '#lib/contracts/proposals/proposals.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { orNotFound } from '#lib/pages/or-not-found.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { getCltConsult } from '#lib/services/clt/get-clt-consult.ts'
import { listCltInstitutions } from '#lib/services/clt/list-clt-institutions.ts'
import type { Context } from '#lib/services/context.ts'
import { getProposal } from '#lib/services/proposals/get-proposal.ts'
import { compareOffers, createSimulation, revokeConsent } from './actions.ts'

const TEXTS = texts({ title: ['Consulta CLT', 'CLT query'] })

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

type PageProps = { params: Promise<{ id: string }>; searchParams: Promise<AddressQuery> }

export default async function CltConsultPage({ params, searchParams }: PageProps) {
  const context = await contextOfPerson('originate')
  const { id } = await params
  const [consult, institutions] = await Promise.all([
    orNotFound(id, () => getCltConsult(context, { id }), notFound),
    listCltInstitutions(context),
  ])
  const operation = consult.operationId === null ? null : await operationOf(context, consult.operationId)
  const initial = encodeOutput(getCltConsultContract, consult)
  return (
    <LocalizedReasons codes={[initial.code ?? 'provider_error']}>
      <ConsultScreen
        initial={initial}
        institutions={institutions}
        now={context.now.toISOString()}
        initialOperation={operation && encodeOutput(getProposalContract, operation)}
        existing={consultAddress(id).read(await searchParams).existing}
        offerActions={{ compare: compareOffers, create: createSimulation }}
        revoke={revokeConsent}
      />
    </LocalizedReasons>
  )
}

/** Returns the consent term's operation; null if the person may see the term but not the operation. */
const operationOf = (context: Context, id: string) =>
  getProposal(context, { id }).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'not_found') return null
    throw error
  })
