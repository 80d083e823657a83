import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getContractPdf } from '#lib/services/formalization/get-contract-pdf.ts'
import { getFormalization } from '#lib/services/formalization/get-formalization.ts'
import { identifyCustomer } from '#lib/services/formalization/identify-customer.ts'
import { signProposal } from '#lib/services/formalization/sign-proposal.ts'
import { expireSignature } from '#lib/services/proposals/expire-signature.ts'
import {
  formalizationTokenOf,
  readFormalizationToken,
} from '#lib/services/self-service/shared/formalization-link.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { customer, type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { BIRTH, formalizationFixture } from './formalization-fixture.ts'

let harness: Harness
let proposals: ProposalFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  proposals = await proposalFixture(harness)
})

afterAll(() => harness?.stop())

const MINUTE = 60_000
const { waiting, identified, read: readContract, codeFor } = formalizationFixture(() => proposals)

const textHashOf = async (token: string, proof: string) =>
  (await getFormalization(await customer(), { token, proof })).contract?.acceptance.sha256 ?? ''

describe('the link', () => {
  test('identifies the proposal, is reproducible, and cannot be altered', async () => {
    const { id, token } = await waiting()
    expect(formalizationTokenOf({ organizationId: proposals.organizationId, proposalId: id })).toBe(token)
    expect(readFormalizationToken(token)).toEqual({
      organizationId: proposals.organizationId,
      proposalId: id,
    })
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === 'A' ? 'B' : 'A'
      expect(readFormalizationToken(`${token.slice(0, at)}${other}${token.slice(at + 1)}`)).toBeNull()
    }
    expect(await codeOf(getFormalization(await customer(), { token: 'nonsense' }))).toBe('link_invalid')
  })

  test('shows only lender and first name before identification, even after the payment', async () => {
    const { id, documentNumber, token } = await waiting()
    const view = await getFormalization(await customer(), { token })
    expect(view).toMatchObject({
      proposalId: id,
      status: 'formalization',
      firstName: 'Maria',
      contract: null,
      identified: false,
      contractReady: true,
      awaitsSignature: true,
    })
    const { proof } = await identifyCustomer(await customer(), { token, documentNumber, birthDate: BIRTH })
    const { contract } = await getFormalization(await customer(), { token, proof })
    if (!contract) throw new Error('no contract for its owner')
    const { figures } = contract
    const parts = figures.netCents + figures.iofCents + figures.feeCents + figures.insuranceCents
    expect(parts).toBe(figures.issueCents)
    expect(contract.payment).toMatchObject({ type: 'pix', key: expect.not.stringContaining('*') })
    await proposals.sign(id)
    await proposals.report(id, 'processing')
    await proposals.report(id, 'paid')
    for (const response of [view, await getFormalization(await customer(), { token })]) {
      const text = JSON.stringify(response)
      for (const hidden of [documentNumber, contract.number, 'Silva', String(figures.netCents)])
        expect(text).not.toContain(hidden)
    }
  })
})

describe('notes of people and institutions on a proposal', () => {
  test('are shown to the identified customer only', async () => {
    const { id, documentNumber, token } = await waiting()
    await proposals.sign(id)
    const text = 'Renda de Maria não confirmada pela mãe'
    await proposals.report(id, 'rejected', { reason: { code: 'x', text } })
    expect(JSON.stringify(await getFormalization(await customer(), { token }))).not.toContain('Renda')
    const { proof } = await identifyCustomer(await customer(), { token, documentNumber, birthDate: BIRTH })
    const { contract } = await getFormalization(await customer(), { token, proof })
    expect(contract?.reasonText).toContain(text)
  })
})

describe('signature', () => {
  test('stores the whole evidence, moves to analysis and queues the message to the institution', async () => {
    const { id, token, proof } = await identified()
    const contractPdf = await getContractPdf(await customer(), { token, proof })
    expect(contractPdf.content.subarray(0, 5).toString()).toBe('%PDF-')
    expect(createHash('sha256').update(contractPdf.content).digest('hex')).toBe(contractPdf.sha256)
    const acceptedTextSha256 = await textHashOf(token, proof)
    const code = await codeFor({ token, proof: contractPdf.proof })
    const acceptance = { token, proof: contractPdf.proof, acceptedTextSha256, code }
    const signed = await signProposal(await customer(), acceptance)
    expect(signed.status).toBe('analysis')
    const [evidence] = await harness.database
      .owner`select * from proposal_signatures where proposal_id = ${id}`
    expect(evidence).toMatchObject({
      document_sha256: contractPdf.sha256,
      accepted_text_sha256: acceptedTextSha256,
      identity_check: 'cpf_and_birth_date',
      factors: [
        { kind: 'cpf_and_birth_date' },
        { kind: 'one_time_code', channel: 'demonstration', destination: '(11) *****-4321' },
      ],
      ip: '203.0.113.7',
      user_agent: 'test phone',
      signed_at: signed.signedAt,
    })
    expect(createHash('sha256').update(evidence?.accepted_text).digest('hex')).toBe(acceptedTextSha256)
    const jobs = await harness.database.owner`
      select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'confirm_signature' and j.payload->>'proposalId' = ${id}`
    expect(jobs).toHaveLength(1)
    const { history } = (await harness.api(`/fgts/proposal/${id}`)).body
    expect(history.at(-1)).toMatchObject({ status: 'analysis', actor: 'cliente' })
  })

  test('counts once and returns the same answer when repeated in parallel', async () => {
    const signer = await readContract()
    const { id } = signer
    const acceptance = { ...signer, code: await codeFor(signer) }
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => signProposal(await customer(), acceptance)),
    )
    expect(new Set(answers.map(({ signedAt }) => signedAt.toISOString())).size).toBe(1)
    expect(
      await harness.database.owner`select 1 from proposal_signatures where proposal_id = ${id}`,
    ).toHaveLength(1)
  })

  test('requires the opened contract, its current text and the identified customer', async () => {
    const { token, proof } = await identified()
    const acceptedTextSha256 = await textHashOf(token, proof)
    expect(await codeOf(signProposal(await customer(), { token, acceptedTextSha256 }))).toBe(
      'identity_required',
    )
    expect(await codeOf(signProposal(await customer(), { token, proof, acceptedTextSha256 }))).toBe(
      'contract_not_read',
    )
    const contractPdf = await getContractPdf(await customer(), { token, proof })
    const stale = { token, proof: contractPdf.proof, acceptedTextSha256: 'f'.repeat(64) }
    expect(await codeOf(signProposal(await customer(), stale))).toBe('acceptance_changed')
  })

  test('is rejected before the contract exists and after a cancellation', async () => {
    const { id, documentNumber } = await proposals.create()
    const token = await proposals.tokenOf(id)
    const { proof } = await identifyCustomer(await customer(), { token, documentNumber, birthDate: BIRTH })
    expect(await codeOf(getContractPdf(await customer(), { token, proof }))).toBe('contract_not_ready')
    const acceptedTextSha256 = await textHashOf(token, proof)
    expect(await codeOf(signProposal(await customer(), { token, proof, acceptedTextSha256 }))).toBe(
      'not_awaiting_signature',
    )
    await harness.api(`/fgts/proposal/${id}/cancel`, { method: 'PATCH' })
    expect(await codeOf(signProposal(await customer(), { token, proof, acceptedTextSha256 }))).toBe(
      'not_awaiting_signature',
    )
  })

  test('cannot be changed or deleted afterwards by anybody', async () => {
    const { id } = await waiting()
    await proposals.sign(id)
    const { owner } = harness.database
    await expect(
      owner`update proposal_signatures set ip = '1.1.1.1' where proposal_id = ${id}`,
    ).rejects.toThrow('written once')
    await expect(owner`delete from proposal_signatures where proposal_id = ${id}`).rejects.toThrow(
      'written once',
    )
  })
})

describe('the deadline', () => {
  const DAYS = 24 * 60 * MINUTE

  test('cancels unsigned proposals after seven days, and nothing else', async () => {
    const unsigned = await waiting()
    const signed = await waiting()
    await proposals.sign(signed.id)
    await expireSignature(proposals.context(), { proposalId: unsigned.id })
    expect((await harness.api(`/fgts/proposal/${unsigned.id}`)).body.status).toBe('formalization')
    await harness.travel(7 * DAYS + MINUTE)
    const view = await getFormalization(await customer(), { token: unsigned.token })
    expect(view.awaitsSignature).toBe(false)
    await expireSignature(proposals.context(), { proposalId: unsigned.id })
    await expireSignature(proposals.context(), { proposalId: signed.id })
    expect((await harness.api(`/fgts/proposal/${unsigned.id}`)).body).toMatchObject({
      status: 'canceled',
      statusReason: 'signature_deadline',
    })
    expect((await harness.api(`/fgts/proposal/${signed.id}`)).body.status).toBe('analysis')
  })
})
