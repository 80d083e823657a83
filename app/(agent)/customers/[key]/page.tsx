import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CustomerScreen } from '#components/customers/customer-screen.tsx'
import { SubjectRights } from '#components/customers/subject-rights.tsx'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { getCustomerContract } from '#lib/contracts/customers/customer.ts'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { allows } from '#lib/domain/access/permissions.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { getCustomer } from '#lib/services/customers/get-customer.ts'
import { listAllInstitutions } from '#lib/services/institutions/list-all-institutions.ts'
import { getErasurePlan } from '#lib/services/personal-data/get-erasure-plan.ts'
import { decideErasure, requestErasure, startBalancesOf } from '../actions.ts'

const TEXTS = texts({ title: ['Cliente', 'Customer'] })

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

/** The URL contains an encrypted key instead of the CPF. */
export default async function CustomerPage({ params }: { params: Promise<{ key: string }> }) {
  const context = await contextOfPerson('originate')
  const { key } = await params
  const { actor } = context
  const answers = actor.kind === 'user' && allows(actor, 'answer_subjects')
  const [customer, institutions, erasure] = await Promise.all([
    getCustomer(context, { key }).catch(notFoundOrThrow),
    listAllInstitutions(),
    answers ? getErasurePlan(context, { key }).catch(notFoundOrThrow) : null,
  ])
  return (
    <CustomerScreen
      initial={encodeOutput(getCustomerContract, customer)}
      institutions={institutions.map(({ code, name }) => ({ code, name }))}
      now={context.now.toISOString()}
      startBalances={startBalancesOf}
      rights={
        erasure ? (
          <SubjectRights
            customerKey={customer.key}
            erasure={erasure}
            request={requestErasure}
            decide={decideErasure}
          />
        ) : null
      }
    />
  )
}

const notFoundOrThrow = (error: unknown): never => {
  if (error instanceof DomainError && error.code === 'not_found') notFound()
  throw error
}
