import { day } from '#lib/domain/calendar'
import { cents } from '#lib/domain/money'
import { DEFAULT_COOLING_OFF } from '#lib/domain/proposals/cooling-off'
import type { ContractData } from '#lib/pdf/contract-data'

/** A contract with so many instalments of R$ 500. */
export const contractExample = (installments: number): ContractData => ({
  contractNumber: '2026-00000123-61',
  signingLink: 'https://example.com/formalization/token',
  issuedAt: new Date('2026-11-21T14:00:00Z'),
  issuedOn: day('2026-11-21'),
  institution: { legalName: 'Aurora Sociedade de Crédito Direto S.A.', cnpj: '12ABC34501DE35' },
  correspondent: {
    name: 'Demo',
    agentName: 'Ana Agente',
    certificate: { number: 'FEBRABAN-123', issuer: null, endDate: null },
  },
  borrower: {
    name: 'Maria Aparecida da Conceição',
    documentNumber: '52998224725',
    identityDocument: '12345678',
    motherName: 'Ana da Conceição',
    nationality: 'Brasileira',
    maritalStatus: 'single',
    isPep: false,
    birthDate: day('1990-03-15'),
    email: 'maria@example.com',
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
  employment: null,
  payment: { type: 'pix', key: '52998224725', keyKind: 'cpf' },
  coolingOff: DEFAULT_COOLING_OFF.fgts,
  figures: {
    product: 'fgts',
    consultId: null,
    feeName: null,
    feeWaived: false,
    simulationId: 's',
    feeTableId: 'f',
    emissionCents: cents(122_510),
    availableBalanceCents: cents(117_045),
    totalBalanceCents: cents(50_000 * installments),
    iofCents: cents(4_465),
    tcCents: cents(1_000),
    insuranceCents: cents(0),
    insuranceOptional: true,
    monthlyRate: '0.018',
    annualRate: '0.238721',
    cetMonthly: '0.0214',
    cetAnnual: '0.289311',
    releaseDate: day('2026-11-21'),
    installments: Array.from({ length: installments }, (_, index) => ({
      dueDate: day(`${2027 + index}-03-01`),
      amountCents: cents(50_000),
    })),
  },
})
