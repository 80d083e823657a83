import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { OperationForm } from '#components/clt/operation-form.tsx'
import { knownValuesOf } from '#components/contract-form/known-values.ts'
import { MissingCertificate } from '#components/contract-form/missing-certificate.tsx'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { CustomerCpf } from '#components/personal-data/customer-cpf.tsx'
import { PageHeader } from '#components/shell/page-header.tsx'
import { getCltConsultContract } from '#lib/contracts/clt/consult-list.ts'
import { createCltSimulationContract } from '#lib/contracts/clt/simulations.ts'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { orNotFound } from '#lib/pages/or-not-found.ts'
import { contextOfPerson } from '#lib/pages/page-session.ts'
import { getCltConsult } from '#lib/services/clt/get-clt-consult.ts'
import { getCltSimulation } from '#lib/services/clt/get-clt-simulation.ts'
import { listAllInstitutions } from '#lib/services/institutions/list-all-institutions.ts'
import { getKnownBorrower } from '#lib/services/personal-data/get-known-borrower.ts'
import { revealPersonalData } from '#lib/services/personal-data/reveal-personal-data.ts'
import { findMissingCertificate } from '#lib/services/proposals/find-missing-certificate.ts'
import { createOperation } from './actions.ts'

const TEXTS = texts({
  documentTitle: ['Operação CLT', 'CLT operation'],
  title: ['Operação', 'Operation'],
  back: ['Simulação', 'Simulation'],
})

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await pageTexts(TEXTS)).documentTitle,
})

export default async function CltOperationPage({ params }: { params: Promise<{ simulationId: string }> }) {
  const t = await pageTexts(TEXTS)
  const context = await contextOfPerson('originate')
  const { simulationId: id } = await params
  const simulation = await orNotFound(id, () => getCltSimulation(context, { id }), notFound)
  const subject = { subjectType: 'clt_consult', subjectId: simulation.consultId } as const
  const [consult, personalData, before, institutions, missing] = await Promise.all([
    getCltConsult(context, { id: simulation.consultId }),
    // The form is prefilled with personal data from the consent term. Revealing that data is audited.
    revealPersonalData(context, {
      ...subject,
      fields: ['birthDate', 'email', 'phone'],
      act: 'new_contract',
      isOfPage: true,
    }),
    getKnownBorrower(context, subject),
    listAllInstitutions(),
    findMissingCertificate(context, { product: 'clt', institutionCode: simulation.institutionCode }),
  ])
  const institution = institutions.find(({ code }) => code === simulation.institutionCode)
  return (
    <>
      <PageHeader
        title={t.title}
        meta={
          <>
            <span>{consult.name}</span>
            <CustomerCpf
              subjectType="clt_consult"
              subjectId={simulation.consultId}
              masked={simulation.documentNumber}
            />
          </>
        }
        back={{ href: `/clt/consult/${simulation.consultId}`, label: t.back }}
      />
      <MissingCertificate problem={missing} />
      <OperationForm
        simulation={encodeOutput(createCltSimulationContract, simulation)}
        consult={encodeOutput(getCltConsultContract, { ...consult, ...personalData })}
        institution={institution?.name ?? simulation.institutionCode}
        before={knownValuesOf(before, simulation.documentNumber)}
        serverNow={context.now.toISOString()}
        create={createOperation}
      />
    </>
  )
}
