import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#lib/config/ids.ts'
import { sumCents } from '#lib/domain/money.ts'
import type { Institution, InstitutionReport } from '#lib/institutions/institution.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { nextCpf } from '#tests/support/fixtures/cpf.ts'
import type { OpenInstitution } from '#tests/support/fixtures/open-institutions.ts'
import { askedProposal, consultRequest } from '#tests/support/fixtures/port-requests.ts'

/** Guarantees of every institution behind the port. */
export const guaranteesOf = (name: string, open: () => Promise<OpenInstitution>) =>
  describe(name, () => {
    let opened: OpenInstitution
    let port: Institution
    beforeAll(async () => {
      opened = await open()
      port = opened.port
    })
    afterAll(() => opened.stop())

    const balanceOf = async (documentNumber: string, reference = newId()) => {
      const { externalId } = await port.requestFgtsBalance({ reference, documentNumber })
      const report = await until(documentNumber, externalId, 'fgts_balance_query', (latest) =>
        latest.kind === 'fgts_balance_succeeded' || latest.kind === 'fgts_balance_failed'
          ? latest
          : undefined,
      )
      return { externalId, report }
    }

    type Resource = Parameters<OpenInstitution['latest']>[0]['resourceType']

    const until = <T>(
      documentNumber: string,
      externalId: string,
      ...[resourceType, match]: [Resource, (latest: InstitutionReport) => T | undefined]
    ) =>
      eventually(`a report on ${resourceType}`, async () => {
        const askedAt = opened.startedAt
        const latest = await opened.latest({ resourceType, externalId, documentNumber, askedAt })
        return latest ? match(latest) : undefined
      })

    const untilStatus = (documentNumber: string, externalId: string, status: string) =>
      until(documentNumber, externalId, 'proposal', (latest) =>
        latest.kind === 'proposal_updated' && latest.status === status ? latest : undefined,
      )

    const submit = async (digits79 = '100') => {
      const documentNumber = nextCpf(digits79)
      const { externalId: balanceExternalId, report } = await balanceOf(documentNumber)
      if (report.kind !== 'fgts_balance_succeeded') throw new Error('no balance')
      const submission = askedProposal({
        documentNumber,
        periods: report.periods,
        balanceExternalId,
        priceTableId: opened.priceTableId,
      })
      const { externalId } = await port.submitProposal(submission)
      await untilStatus(documentNumber, externalId, 'formalization')
      return { documentNumber, externalId, submission }
    }

    test('answers a balance with periods that add up, and a repeated request with the same id', async () => {
      const documentNumber = nextCpf()
      const reference = newId()
      const { externalId, report } = await balanceOf(documentNumber, reference)
      expect(report).toMatchObject({ kind: 'fgts_balance_succeeded' })
      if (report.kind === 'fgts_balance_succeeded')
        expect(sumCents(report.periods.map(({ amountCents }) => amountCents))).toBe(report.amountCents)
      expect(await port.requestFgtsBalance({ reference, documentNumber })).toEqual({ externalId })
    })

    test('refuses a balance with a reason of the catalogue', async () => {
      expect((await balanceOf(nextCpf('905'))).report).toMatchObject({ code: 'no_balance' })
    })

    test('consults a margin with its limits, and answers a repeated request with the same id', async () => {
      const request = consultRequest(nextCpf())
      const { externalId } = await port.requestCltConsult(request)
      expect(await port.requestCltConsult(request)).toEqual({ externalId })
      const report = await until(request.documentNumber, externalId, 'clt_consult', (latest) =>
        latest.kind === 'clt_consult_updated' && latest.status === 'SUCCESS' ? latest : undefined,
      )
      expect(report.availableMarginCents).toBeGreaterThan(0)
      expect(report.simulationLimit).not.toBeNull()
    })

    test('takes a submission once, and pays after the signature', async () => {
      const { documentNumber, externalId, submission } = await submit()
      expect(await port.submitProposal(submission)).toEqual({ externalId })
      await opened.sign(externalId, submission)
      await untilStatus(documentNumber, externalId, 'paid')
    })

    test('names a pending item, and continues after its solution, which may be repeated', async () => {
      const { documentNumber, externalId, submission } = await submit('930')
      await opened.sign(externalId, submission)
      const { pendingItems } = await untilStatus(documentNumber, externalId, 'pending')
      expect(pendingItems).toMatchObject([{ type: 'pix_refusal' }])
      const payment = { type: 'pix', key: 'maria@example.com', keyKind: 'email' } as const
      for (let attempt = 0; attempt < 2; attempt += 1)
        await port.solvePendingItem(externalId, { type: 'pix_refusal', payment })
      await untilStatus(documentNumber, externalId, 'paid')
    })

    test('cancels a proposal once, however often it is asked', async () => {
      const { documentNumber, externalId } = await submit()
      for (let attempt = 0; attempt < 2; attempt += 1) await port.requestCancellation(externalId)
      await untilStatus(documentNumber, externalId, 'canceled')
    })

    test.each([
      ['no JSON', '{'],
      ['an unknown type', '{"type":"something.else"}'],
      ['no id', '{"type":"proposal.status.update","status":"paid"}'],
    ])('reads no report from %s', (_what, body) => {
      expect(port.readReport(body)).toBeNull()
    })
  })
