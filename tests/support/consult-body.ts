import { nextCpf } from './cpf.ts'

/** Full body of `POST /private-consignment/consult`; digits 7–9 of the CPF choose the sandbox outcome. */
export const consultBody = (digits79 = '100') => ({
  borrowerDocumentNumber: nextCpf(digits79) as string,
  gender: 'female',
  birthDate: '1990-03-15',
  signerName: 'Maria Aparecida da Silva',
  signerEmail: 'maria@example.com',
  signerPhone: { phoneNumber: '987654321', countryCode: '55', areaCode: '11' },
  provider: 'aurora',
})
