import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getContractPdf } from '#lib/services/formalization/get-contract-pdf.ts'
import { getFormalization } from '#lib/services/formalization/get-formalization.ts'
import { getSignatureProof } from '#lib/services/formalization/get-signature-proof.ts'
import { sendSignatureCode } from '#lib/services/formalization/send-signature-code.ts'
import { signProposal } from '#lib/services/formalization/sign-proposal.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { customer, type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'
import { type MailServer, startMailServer } from '#tests/support/servers/mail-server.ts'
import { startTextMessageProvider } from '#tests/support/servers/text-message-provider.ts'
import { formalizationFixture } from './formalization-fixture.ts'

const ACCOUNT = `AC${'0'.repeat(32)}`
const MINUTE = 60_000

let harness: Harness
let proposals: ProposalFixture
let mails: MailServer
let provider: Awaited<ReturnType<typeof startTextMessageProvider>>

beforeAll(async () => {
  mails = await startMailServer()
  provider = await startTextMessageProvider()
  harness = await startHarness({
    worker: false,
    settings: () => ({
      SMTP_URL: mails.url,
      MAIL_FROM: 'Contratos <contratos@example.com>',
      TWILIO_URL: provider.url,
      TWILIO_ACCOUNT_SID: ACCOUNT,
      TWILIO_AUTH_TOKEN: 'not-a-real-token',
      TWILIO_SMS_FROM: '+5511999990000',
    }),
  })
  proposals = await proposalFixture(harness)
})

beforeEach(() => provider.behave('take'))

afterAll(async () => {
  await harness?.stop()
  await provider?.stop()
  await mails?.stop()
})

const { read } = formalizationFixture(() => proposals)

type Signer = { token: string; proof: string }

const ask = async (signer: Signer, channel: 'sms' | 'email' | 'whatsapp' | 'demonstration' = 'sms') =>
  sendSignatureCode(await customer(), { token: signer.token, proof: signer.proof, channel })

const lastCode = () => /^\d{6}/.exec(provider.messages.at(-1)?.fields.Body ?? '')?.[0] ?? ''

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

const sign = async (signer: Signer & { acceptedTextSha256: string }, code?: string) =>
  signProposal(await customer(), { ...signer, code })

describe('a signature code', () => {
  test('goes to the phone of the contract, names what it signs, and fits one message', async () => {
    const signer = await read()
    const delivery = await ask(signer)
    expect(delivery).toMatchObject({ channel: 'sms', destination: '(11) *****-4321', shownCode: null })
    const message = provider.messages.at(-1)
    expect(message?.path).toBe(`/2010-04-01/Accounts/${ACCOUNT}/Messages.json`)
    expect(message?.authorization).toBe(
      `Basic ${Buffer.from(`${ACCOUNT}:not-a-real-token`).toString('base64')}`,
    )
    expect(message?.fields).toMatchObject({ To: '+5511987654321', From: '+5511999990000' })
    const [row] = await harness.database.owner`select contract_number from proposals where id = ${signer.id}`
    expect(message?.fields.Body).toContain(` assina o contrato ${row?.contract_number} de R$ `)
    expect(message?.fields.Body).toMatch(/^[\x20-\x7e]{1,160}$/)
  })

  test('signs, and the proof names its channel', async () => {
    const signer = await read()
    await ask(signer)
    expect((await sign(signer, lastCode())).status).toBe('analysis')
    const [evidence] = await harness.database
      .owner`select factors from proposal_signatures where proposal_id = ${signer.id}`
    expect(evidence?.factors[1]).toMatchObject({
      kind: 'one_time_code',
      channel: 'sms',
      destination: '(11) *****-4321',
      messageId: `SM${provider.messages.length}`,
    })
    const { content } = await getSignatureProof(await customer(), signer)
    expect(content.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('also goes by e-mail', async () => {
    const signer = await read()
    const delivery = await ask(signer, 'email')
    const mail = mails.messages.at(-1)
    const code = /^Seu código é (\d{6})\./.exec(mail?.text ?? '')?.[1]
    expect(mail?.to).toEqual(['maria@example.com'])
    expect(delivery.destination).toBe('m***@example.com')
    expect((await sign(signer, code)).status).toBe('analysis')
  })

  test('is never shown on the page when a sender is configured', async () => {
    const signer = await read()
    expect(await codeOf(ask(signer, 'demonstration'))).toBe('code_channel_unavailable')
    expect(await codeOf(ask(signer, 'whatsapp'))).toBe('code_channel_unavailable')
  })

  test('cannot be replaced by CPF and birth date', async () => {
    const signer = await read()
    expect(await codeOf(sign(signer))).toBe('code_required')
    expect(await codeOf(sign(signer, '123456'))).toBe('code_expired')
  })

  test('expires at the fifth wrong guess, also when guessed in parallel', async () => {
    const signer = await read()
    await ask(signer)
    const wrong = otherThan(lastCode())
    const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(sign(signer, wrong))))
    expect(codes.filter((code) => code === 'code_mismatch')).toHaveLength(4)
    expect(await codeOf(sign(signer, lastCode()))).toBe('code_expired')
  })

  test('is replaced by the next one, which can be requested after a minute', async () => {
    const signer = await read()
    await ask(signer)
    const first = lastCode()
    expect(await codeOf(ask(signer))).toBe('code_sent_recently')
    await harness.travel(MINUTE)
    await ask(signer)
    const second = lastCode()
    expect(await codeOf(sign(signer, first))).toBe(first === second ? undefined : 'code_mismatch')
    expect((await sign(signer, second)).status).toBe('analysis')
  })

  test('expires after ten minutes', async () => {
    const signer = await read()
    const { expiresAt } = await ask(signer)
    await harness.travel(10 * MINUTE)
    expect(expiresAt.getTime()).toBeLessThanOrEqual((await customer()).now.getTime())
    expect(await codeOf(sign(signer, lastCode()))).toBe('code_expired')
  })

  test('is sent at most six times a day', async () => {
    const signer = await read()
    for (let count = 0; count < 6; count += 1) {
      await ask(signer)
      await harness.travel(MINUTE)
    }
    expect(await codeOf(ask(signer))).toBe('code_limit_reached')
  })

  test.each(['refuse', 'say-nothing'] as const)(
    'reports a rejection by the provider (%s), and can be sent another way at once',
    async (behaviour) => {
      const signer = await read()
      provider.behave(behaviour)
      expect(await codeOf(ask(signer))).toBe('code_not_sent')
      expect((await ask(signer, 'email')).channel).toBe('email')
    },
  )

  test('is bound to the document that was read', async () => {
    const signer = await read()
    await ask(signer)
    await harness.database.owner`
      update proposal_documents set sha256 = ${'f'.repeat(64)} where proposal_id = ${signer.id}`
    expect(await codeOf(sign(signer, lastCode()))).toBe('contract_not_read')
  })
})

describe("the institution's rule", () => {
  test('requires no code here when the institution collects the factor itself', async () => {
    const { owner } = harness.database
    await owner`
      update institutions set settings = settings || '{"signing": {"fgts": {"code": "institution"}}}'
      where code = 'aurora'`
    const signer = await read()
    const { contract } = await getFormalization(await customer(), signer)
    expect(contract?.code).toBeNull()
    expect((await sign(signer)).status).toBe('analysis')
    await owner`update institutions set settings = settings - 'signing' where code = 'aurora'`
  })
})

describe('insurance', () => {
  test('is accepted separately, and stored with the signature', async () => {
    const signer = await read()
    const { owner } = harness.database
    // Simulations are immutable, so the test bypasses the trigger.
    await owner.begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      await tx`
        update fgts_simulations
        set insurance_cents = 1234, net_cents = net_cents - 1234 + insurance_cents
        where id = (select fgts_simulation_id from proposals where id = ${signer.id})`
    })
    const { contract } = await getFormalization(await customer(), signer)
    expect(contract?.insurance?.text).toContain('pelo preço de R$ 12,34')
    const now = { ...signer, acceptedTextSha256: contract?.acceptance.sha256 ?? '' }
    await ask(now)
    expect(await codeOf(sign(now, lastCode()))).toBe('insurance_not_accepted')
    const insured = { ...now, acceptedInsuranceSha256: contract?.insurance?.sha256 }
    await signProposal(await customer(), { ...insured, code: lastCode() })
    const [evidence] = await owner`
      select insurance_text, insurance_text_sha256 from proposal_signatures where proposal_id = ${signer.id}`
    expect(evidence).toMatchObject({
      insurance_text: contract?.insurance?.text,
      insurance_text_sha256: contract?.insurance?.sha256,
    })
  })
})

test('keeps the code when the contract is read again', async () => {
  const signer = await read()
  await ask(signer)
  const { proof } = await getContractPdf(await customer(), signer)
  const { contract } = await getFormalization(await customer(), { ...signer, proof })
  expect(contract?.code?.sent).toMatchObject({ channel: 'sms', destination: '(11) *****-4321' })
})
