import { beforeAll, expect, test } from 'vitest'
import { eventually } from '#tests/support/checks/eventually.ts'
import { signWithoutScripts } from '#tests/support/checks/sign-without-scripts.ts'
import { type E2eCustomer, e2eCustomer } from '#tests/support/e2e/customer.ts'
import { backOfficeProgram } from './back-office-program.ts'
import { ONE_PIXEL } from './one-pixel.ts'
import { poll } from './poll.ts'
import type { ServiceUnderPrograms } from './service-under-programs.ts'

type Office = ReturnType<typeof backOfficeProgram>

/** Codes that the back office uses for the two sides of an identity card. */
const DOCUMENT_NUMBERS: Record<string, string> = { identification_front: '501', identification_back: '502' }

export const fgtsOfPrograms = (service: () => ServiceUnderPrograms) => {
  let office: Office
  beforeAll(async () => {
    office = backOfficeProgram(service().sales)
    expect(await office.registerWebhooks(`${service().receiver.url}?from=lender`)).toBe(true)
  })

  const reportedStatuses = (proposalId: string) =>
    service()
      .receiver.ofType('proposal.status.update')
      .filter(({ body }) => body.proposalId === proposalId)
      .map(({ body }) => body.status)

  const until = (status: string, { id, customer }: { id: string; customer: E2eCustomer }) =>
    poll(`the event "${status}" and the same in the list`, async () => {
      const row = reportedStatuses(id).includes(status) && (await office.findProposal(customer.cpf))
      return row && row.status === status ? row : undefined
    })

  const createSigned = async (customer: E2eCustomer, payment?: unknown) => {
    const { id, formalizationLink } = await office.proposal(customer, payment)
    await until('formalization', { id, customer })
    await signWithoutScripts({ link: formalizationLink, customer })
    return id
  }

  test('learns a balance from the event alone, and a refusal with a text to show', async () => {
    const [{ cpf }, refusedCustomer] = [e2eCustomer(), e2eCustomer('902')]
    const eventOf = (type: string, documentNumber: string) =>
      eventually(`the event ${type}`, () =>
        service()
          .receiver.ofType(type)
          .find(({ body }) => body.documentNumber === documentNumber),
      )
    const entry = await office.balance(cpf)
    const success = await eventOf('balance.status.received.success', cpf)
    expect(success.body).toMatchObject({
      balanceId: entry.id,
      amount: entry.amount,
      installments: entry.periods,
    })
    expect(success.path).toMatch(/\?from=lender$/)
    await office.balance(refusedCustomer.cpf)
    const { body } = await eventOf('balance.status.received.fail', refusedCustomer.cpf)
    expect(body.errorMessage).toContain('não possui autorização do Trabalhador')
    expect(body).not.toHaveProperty('amount')
  })

  test('finds the table by its name in both shapes of the list, under one id', async () => {
    expect(await office.feesId('/fgts/simulations/fees')).toBe(
      await office.feesId('/fgts/simulations/fees/new'),
    )
  })

  test('brings a contract to the payout, with each step reported once and in order', async () => {
    const customer = e2eCustomer()
    const id = await createSigned(customer)
    const row = await until('paid', { id, customer })
    expect(row).toMatchObject({ id, clientName: customer.name, paymentType: 'pix', provider: 'qi' })
    expect(reportedStatuses(id)).toEqual(
      ['generating_ccb', 'formalization', 'analysis', 'processing', 'paid'].slice(
        -reportedStatuses(id).length,
      ),
    )
    expect(await office.remove(id)).toBe('kept')
    expect((await office.findProposal(customer.cpf)).status).toBe('paid')
  })

  test('cancels an unsigned contract, and may cancel it twice', async () => {
    const customer = e2eCustomer()
    const { id } = await office.proposal(customer)
    expect(await office.remove(id)).toBe('canceled')
    expect(await office.remove(id)).toBe('canceled')
    await until('canceled', { id, customer })
  })

  test('fixes a rejected PIX key with another kind of key, and is paid', async () => {
    const customer = e2eCustomer('930')
    const id = await createSigned(customer)
    const { pendingItems } = await until('pending', { id, customer })
    expect(pendingItems).toMatchObject([{ type: 'pix_refusal' }])
    expect((await office.solve(id, 'pix_refusal', { pix: customer.email })).ok).toBe(true)
    await until('paid', { id, customer })
  })

  test('fixes a rejected account under the names of the pending item, and is paid', async () => {
    const customer = e2eCustomer('931')
    const account = { bankId: '001', agency: '0001', account: '1234567', digit: '8' }
    const payment = { type: 'transfer', data: { ...account, accountType: 'checking_account' } }
    const id = await createSigned(customer, payment)
    await until('pending', { id, customer })
    const other = {
      bankId: '237',
      bankAccountNumber: '7654321',
      bankAccountBranch: '1234',
      bankAccountDigit: '0',
    }
    const response = await office.solve(id, 'ted_refusal', { ...other, bankAccountType: 'saving_account' })
    expect(office.refusal(response)).toBeUndefined()
    await until('paid', { id, customer })
  })

  test('replaces an unreadable document by upload, and is paid', async () => {
    const customer = e2eCustomer('932')
    const id = await createSigned(customer)
    const { pendingItems } = await until('pending', { id, customer })
    const documents = []
    for (const type of pendingItems[0].documentTypes.map((word: string) => DOCUMENT_NUMBERS[word])) {
      const form = new FormData()
      form.set('type', type)
      form.set('file', ONE_PIXEL, 'documento.png')
      const { body } = await office.upload(id, form)
      documents.push({ type, key: body.key })
    }
    expect(office.refusal(await office.solve(id, 'invalid_document', { documents }))).toBeUndefined()
    await until('paid', { id, customer })
  })
}
