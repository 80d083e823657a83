import { newId } from '#lib/config/ids.ts'
import { day } from '#lib/domain/calendar.ts'
import { cents } from '#lib/domain/money.ts'
import type { Payment } from '#lib/domain/proposals/payment.ts'
import type { ProposalSubmission } from '#lib/institutions/institution.ts'

export const PIX: Payment = { type: 'pix', key: 'cliente@example.com', keyKind: 'email' }

export const submissionOf = (documentNumber: string, dueDates: readonly string[]): ProposalSubmission => ({
  reference: newId(),
  product: 'fgts',
  contractNumber: '2026-00000001-61',
  borrower: {
    name: 'Maria Teste',
    documentNumber,
    identityDocument: '123456',
    motherName: 'Ana Teste',
    nationality: 'brasileira',
    maritalStatus: 'single',
    isPep: false,
    birthDate: day('1990-05-17'),
    email: 'cliente@example.com',
    phone: { countryCode: '55', areaCode: '11', number: '987654321' },
    address: {
      postalCode: '01310100',
      state: 'SP',
      city: 'São Paulo',
      neighborhood: 'Bela Vista',
      street: 'Avenida Paulista',
      number: '1000',
      complement: null,
    },
  },
  payment: PIX,
  monthlyRate: '0.018',
  netCents: cents(900_00),
  issueCents: cents(950_00),
  totalCents: cents(1_200_00),
  priceTableId: newId(),
  releaseDate: day('2026-11-24'),
  iofCents: cents(30_00),
  feeCents: cents(20_00),
  insuranceCents: cents(0),
  installments: dueDates.map((dueDate) => ({ dueDate: day(dueDate), amountCents: cents(500_00) })),
})
