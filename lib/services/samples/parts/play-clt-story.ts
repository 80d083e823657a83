import { findCltConsult } from '#db/queries/clt/clt-consults.ts'
import { acceptCltConsent } from '#lib/services/clt/accept-clt-consent.ts'
import { createCltConsult } from '#lib/services/clt/create-clt-consult.ts'
import { createCltOperation } from '#lib/services/clt/create-clt-operation.ts'
import { createCltSimulation } from '#lib/services/clt/create-clt-simulation.ts'
import { getCltConsent } from '#lib/services/clt/get-clt-consent.ts'
import { identifyCltSigner } from '#lib/services/clt/identify-clt-signer.ts'
import { listCltPriceTables } from '#lib/services/clt/list-clt-price-tables.ts'
import { recordConsentOpening } from '#lib/services/clt/record-consent-opening.ts'
import type { Actor } from '#lib/services/context.ts'
import { recordTimelineEvent } from '#lib/services/kernel/record-timeline-event.ts'
import { playContract } from './play-contract.ts'
import { cltBorrowerOf, REFERENCE, samplePayment } from './sample-request.ts'
import { contextOn, customerOn, openAtInstitution, type SampleStage } from './sample-stage.ts'

const SENDS: Actor = { kind: 'system', id: 'send_clt_consult', name: 'consulta de margem' }

export const playCltStory = async (stage: SampleStage): Promise<void> => {
  const { story, clock, author, customer, institution, rows, table } = stage
  const acting = (at: Date) => contextOn(stage, { actor: author, at })
  const { name, birthDate, email, phone } = customer.person
  const { id: consultId, consentLink } = await createCltConsult(acting(story.startsAt), {
    ...{ documentNumber: stage.documentNumber, name, birthDate, email, phone },
    gender: customer.gender,
    provider: institution.code,
  })
  rows.push({ resourceType: 'clt_consult', resourceId: consultId })
  if (story.end === 'term') return
  await giveConsent(stage, consentLink)
  const status = await queryMargin(stage, consultId)
  if (status !== 'SUCCESS' || story.end === 'inquiry' || !table) return

  const offer = await offerOn(stage, consultId)
  if (!offer) return
  const simulation = await createCltSimulation(acting(clock.after(6)), {
    consultId,
    ...offer,
    installmentCents: null,
    netCents: null,
  })
  if (story.end === 'simulation') return
  const { id } = await createCltOperation(acting(clock.after(8)), {
    simulationId: simulation.id,
    borrower: cltBorrowerOf(stage),
    payment: samplePayment(stage),
    pointers: { key: '/borrower/bank/pix_key', bank: '/borrower/bank' },
    externalReference: REFERENCE,
  })
  rows.push({ resourceType: 'proposal', resourceId: id })
  await playContract(stage, id)
}

const giveConsent = async (stage: SampleStage, consentLink: string) => {
  const { clock, documentNumber, story } = stage
  const { birthDate } = stage.customer.person
  const token = consentLink.slice(consentLink.lastIndexOf('/') + 1)
  await recordConsentOpening(customerOn(stage, clock.after(3 + (story.number % 30))), { token })
  const later = () => customerOn(stage, clock.after(1))
  const { proof } = await identifyCltSigner(later(), { token, documentNumber, birthDate })
  const { term } = await getCltConsent(later(), { token, proof })
  await acceptCltConsent(later(), { token, proof, acceptedTextSha256: term.sha256 })
}

const queryMargin = async (stage: SampleStage, consultId: string) => {
  const { tx, clock, organizationId } = stage
  const openedAt = clock.after(0.01)
  const consult = { resourceType: 'clt_consult', resourceId: consultId } as const
  const sandbox = await openAtInstitution(stage, consult, { kind: 'clt_consult', openedAt })
  const event = { subjectType: 'clt_consult', subjectId: consultId, kind: 'consult_sent' } as const
  await recordTimelineEvent(tx, contextOn(stage, { actor: SENDS, at: openedAt }), event)
  await sandbox.report('worker', clock.after(0.05))
  await sandbox.report('credit', clock.after(0.05))
  return (await findCltConsult(tx, { organizationId, id: consultId }))?.status
}

const offerOn = async (stage: SampleStage, consultId: string) => {
  const context = contextOn(stage, { actor: stage.author, at: stage.clock.after(0.1) })
  const [table] = await listCltPriceTables(context, { consultId })
  const numberOfInstallments = table?.terms[stage.story.number % table.terms.length]
  return table && numberOfInstallments !== undefined
    ? { priceTableId: table.id, numberOfInstallments }
    : undefined
}
