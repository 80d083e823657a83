import { addDays, type Day } from '#lib/domain/calendar.ts'
import { type Cpf, cpfCheckDigits } from '#lib/domain/documents/cpf.ts'
import type { Gender } from '#lib/domain/documents/identity.ts'
import type { Borrower } from '#lib/domain/proposals/borrower.ts'

const WOMEN = ['Beatriz', 'Camila', 'Daniela', 'Elaine', 'Fernanda', 'Helena', 'Juliana', 'Larissa'] as const
const MEN = ['André', 'Bruno', 'Caio', 'Diego', 'Eduardo', 'Felipe', 'Gustavo', 'Rafael'] as const
const FAMILIES = [
  'Almeida',
  'Barbosa',
  'Cardoso',
  'Duarte',
  'Esteves',
  'Ferreira',
  'Gomes',
  'Lima',
  'Moreira',
  'Nogueira',
  'Pereira',
  'Ramos',
  'Teixeira',
] as const
const PLACES = [
  { state: 'SP', city: 'São Paulo', postalCode: '01310100', areaCode: '11' },
  { state: 'RJ', city: 'Rio de Janeiro', postalCode: '20040002', areaCode: '21' },
  { state: 'MG', city: 'Belo Horizonte', postalCode: '30130010', areaCode: '31' },
  { state: 'BA', city: 'Salvador', postalCode: '40020000', areaCode: '71' },
  { state: 'PR', city: 'Curitiba', postalCode: '80020310', areaCode: '41' },
] as const

/** Last name of all sample customers, which marks them as samples in every list. */
const LABEL = 'Exemplo'

/** First six digits of the first sample CPF; test cases (test-cpfs.ts) use other numbers. */
const FIRST_BASE = 271_828
const STRIDE = 500
const CHOICES = 40

export type SampleCustomer = {
  gender: Gender
  person: Omit<Borrower, 'documentNumber' | 'isPep'>
  identity: Pick<
    Borrower,
    'gender' | 'identityDocumentType' | 'identityDocumentIssuer' | 'identityDocumentDate'
  >
}

export const sampleCustomer = (number: number): SampleCustomer => {
  const isWoman = number % 2 === 0
  const firstName = isWoman ? pick(WOMEN, Math.floor(number / 2)) : pick(MEN, Math.floor(number / 2))
  const family = pick(FAMILIES, number)
  const place = pick(PLACES, number * 3)
  const serial = String(number).padStart(4, '0')
  const gender = isWoman ? 'female' : 'male'
  return {
    gender,
    person: {
      name: `${firstName} ${family} ${LABEL}`,
      motherName: `${pick(WOMEN, number + 3)} ${family} ${LABEL}`,
      birthDate: birthDateOf(number),
      nationality: 'Brasileira',
      maritalStatus: number % 3 === 0 ? 'married' : 'single',
      // A reserved domain and obviously fictitious numbers.
      email: `exemplo-${serial}@example.com`,
      phone: { countryCode: '55', areaCode: place.areaCode, number: `90000${serial}` },
      identityDocument: `1000${serial}`,
      address: {
        postalCode: place.postalCode,
        state: place.state,
        city: place.city,
        neighborhood: 'Centro',
        street: 'Rua do Exemplo',
        number: String(100 + number),
        complement: null,
      },
    },
    identity: {
      gender,
      identityDocumentType: 'rg',
      identityDocumentIssuer: `SSP/${place.state}`,
      identityDocumentDate: '2018-06-01' as Day,
    },
  }
}

/** Returns the candidate CPFs of a customer, in order of preference. */
export const sampleCpfs = (number: number, scenario: string): Cpf[] =>
  Array.from({ length: CHOICES }, (_, choice) => {
    const base = `${FIRST_BASE + number + choice * STRIDE}${scenario}`
    return `${base}${cpfCheckDigits(base)}` as Cpf
  })

const pick = <const L extends readonly [unknown, ...unknown[]]>(list: L, index: number): L[number] =>
  list[index % list.length] ?? list[0]

/** Ages from 23 to 58 in 2026. */
const birthDateOf = (number: number): Day => addDays('1968-02-11' as Day, (number * 347) % 12_700)
