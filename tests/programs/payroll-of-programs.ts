import { beforeAll, expect, test } from 'vitest'
import { eventually } from '#tests/support/checks/eventually.ts'
import { signWithoutScripts } from '#tests/support/checks/sign-without-scripts.ts'
import { type E2eCustomer, e2eCustomer } from '#tests/support/e2e/customer.ts'
import { edgeProgram } from './edge-program.ts'
import { ONE_PIXEL } from './one-pixel.ts'
import { payrollScreenProgram } from './payroll-screen-program.ts'
import { poll } from './poll.ts'
import type { ServiceUnderPrograms } from './service-under-programs.ts'

/** Tests payroll credit through two API clients: one driven by webhooks, one by polling. */
export const payrollOfPrograms = (service: () => ServiceUnderPrograms) => {
  let edge: ReturnType<typeof edgeProgram>
  let screen: ReturnType<typeof payrollScreenProgram>
  beforeAll(async () => {
    const { payroll, receiver } = service()
    edge = edgeProgram(payroll)
    screen = payrollScreenProgram(payroll)
    receiver.behave((response, { body, path }) => {
      const kind = new URL(path, receiver.url).searchParams.get('type')
      edge.receive(kind, body as Record<string, string | null>)
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}')
    })
    expect(await edge.registerWebhooks(receiver.url)).toBe(true)
  })

  const until = (status: string, id: string) =>
    eventually(`the event "${status}"`, () => edge.operations.get(id)?.status === status, 45_000)

  const createSigned = async (customer: E2eCustomer) => {
    const { id, formalization_url: link } = await edge.operation(customer)
    await until('formalization', id)
    await signWithoutScripts({ link, customer })
    return id
  }

  test('brings an operation to the payout by events alone, and finds it in the list with its amounts', async () => {
    const customer = e2eCustomer()
    const { id, consultId, simulation, formalization_url: link } = await edge.operation(customer)
    await until('formalization', id)
    await signWithoutScripts({ link, customer })
    await until('paid', id)
    expect(edge.operations.get(id)).toEqual({
      status: 'paid',
      consultId,
      simulationId: simulation.id_simulation,
    })
    const [row] = await edge.list('operation', customer.cpf)
    expect(row).toMatchObject({ operationId: id, status: 'paid', documentNumber: customer.cpf })
    expect(Number(row.installmentFaceValue)).toBe(simulation.installment_value)
    expect(Number(row.issueAmount)).toBe(simulation.issue_amount)
    const response = await edge.cancel(id)
    expect(response.status).toBe(409)
    expect(`${response.body.title} ${response.body.detail}`).toContain('Operation does not allow cancelation')
  })

  test('cancels an unsigned operation with an empty description', async () => {
    const { id } = await edge.operation(e2eCustomer())
    expect((await edge.cancel(id)).ok).toBe(true)
    await until('canceled', id)
  })

  test('fixes a rejected PIX key with a random one under its common name, and is paid', async () => {
    const id = await createSigned(e2eCustomer('930'))
    await until('pending', id)
    const random = '0b2c3d4e-5f60-4718-92a3-b4c5d6e7f801'
    expect(await edge.fixPix(id, random, 'chave aleatória')).toMatchObject({ ok: true })
    await until('paid', id)
  })

  test.each([
    ['920', 'REJECTED', 'bloqueada pelo trabalhador'],
    ['921', 'REJECTED', 'margem'],
    ['922', 'FAILED', ''],
    ['923', 'REJECTED', ''],
    ['924', 'REJECTED', 'política interna'],
  ])(
    'ends a consult with digits %s as %s with the words it looks for: "%s"',
    async (digits79, status, words) => {
      const entry = await edge.consult(e2eCustomer(digits79))
      expect(entry).toMatchObject({ status, description: expect.stringContaining(words) })
      expect(Number(entry.availableMarginValue)).toBe(0)
    },
  )

  test('reaches the payout with a hard-coded configuration and no provider, reading by name', async () => {
    const customer = e2eCustomer('932')
    const bank = {
      transfer_method: 'ted',
      bank_code: '001',
      branch_number: '1',
      account_number: '1234567',
      account_digit: '8',
    }
    const { id, link } = await screen.operation(customer, bank)
    const untilStatus = (status: string) =>
      poll(`the status "${status}"`, async () => ((await screen.status(id)) === status ? true : undefined))
    await untilStatus('formalization')
    await signWithoutScripts({ link, customer })
    await untilStatus('pending')
    expect(await screen.fixDocuments(id, ONE_PIXEL)).toMatchObject({ ok: true })
    await untilStatus('paid')
  })

  test('leads a second term of the same CPF to the first', async () => {
    const customer = e2eCustomer()
    const id = await screen.consultId(customer)
    expect(await screen.consultId(customer)).toBe(id)
    expect((await screen.margin(customer)).id).toBe(id)
    expect(await screen.consultId(customer)).toBe(id)
  })

  test('gets the maximum number of instalments when it asks for more', async () => {
    const answer = await screen.simulation(await screen.margin(e2eCustomer()), 96)
    expect(answer).toMatchObject({ status: 422, body: { type: 'simulation_installments_above_maximum' } })
    const words = `${answer.body.title} ${answer.body.detail}`.toLowerCase()
    expect(words).toMatch(new RegExp(`parcelas.* maior que ${answer.body.maximum}`))
  })
}
