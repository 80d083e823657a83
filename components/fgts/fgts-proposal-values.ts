import type { BorrowerFormValues } from '#components/contract-form/borrower-form.ts'
import { chosenPixKind } from '#components/fields/chosen-pix-kind.ts'
import type { WireInputOf } from '#lib/contracts/contract.ts'
import type { createFgtsProposalContract } from '#lib/contracts/fgts/proposal-create.ts'

export type FgtsProposalBasis = { simulationId: string; documentNumber: string }

export type FgtsProposalWire = WireInputOf<typeof createFgtsProposalContract>

export const proposalToWire =
  ({ simulationId, documentNumber }: FgtsProposalBasis) =>
  (values: BorrowerFormValues): FgtsProposalWire => {
    const { paymentType, pix, pixKind, bankId, agency, account, digit, accountType, phone, ...borrower } =
      values
    const payment =
      paymentType === 'pix'
        ? { type: 'pix', data: { pix, ...(chosenPixKind(pix, pixKind) && { pixKeyType: pixKind }) } }
        : { type: 'transfer', data: { bankId, agency, account, digit, accountType } }
    return {
      ...borrower,
      fgtsSimulationId: simulationId,
      individualDocumentNumber: documentNumber,
      personType: 'natural',
      phoneCountryCode: '55',
      phoneRegionCode: phone.slice(0, 2),
      phone: phone.slice(2),
      formalizationLink: '',
      payment,
      // The form holds choices as strings; the schema checks that they are valid options.
    } as FgtsProposalWire
  }

export const proposalFieldOf = (pointer: string): string => {
  if (pointer.startsWith('/phone')) return 'phone'
  const name = pointer.split('/').at(-1) ?? ''
  return name === 'pixKeyType' ? 'pix' : name
}
