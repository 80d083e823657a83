import type { WireInputOf } from '#lib/contracts/contract'
import type { createFgtsProposalContract } from '#lib/contracts/fgts/proposal-create'
import { chosenPixKind } from '../fields/chosen-pix-kind.ts'
import type { BorrowerFormValues } from '../proposals/borrower-form.ts'

/** What the proposal is made of beside the form. */
export type FgtsProposalBasis = { simulationId: string; documentNumber: string }

export type FgtsProposalWire = WireInputOf<typeof createFgtsProposalContract>

/** The form on the wire. */
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
      // The schema narrows the choices that are still plain texts here.
    } as FgtsProposalWire
  }

/** The form's field for a pointer into the wire. */
export const proposalFieldOf = (pointer: string): string => {
  if (pointer.startsWith('/phone')) return 'phone'
  const name = pointer.split('/').at(-1) ?? ''
  return name === 'pixKeyType' ? 'pix' : name
}
