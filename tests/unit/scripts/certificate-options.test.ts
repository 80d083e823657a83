import { expect, test } from 'vitest'

const { settingsOf } = await import('#scripts/admin/institution-options.ts')
const { parseCertificate } = await import('#scripts/admin/certificate-options.ts')
const { parametersOf } = await import('#scripts/admin/price-options.ts')

const parsedLine = (values: Record<string, string | string[]>) => ({ words: [], values })
const set = (text: string) => settingsOf(parsedLine({ set: [text] }), { callTimeoutSeconds: 10 })

test('sets the products for which an institution requires certificates, or none', () => {
  expect(set('certificateProducts=fgts,clt')).toEqual({
    callTimeoutSeconds: 10,
    certificateProducts: ['fgts', 'clt'],
  })
  expect(set('certificateProducts=none')).toMatchObject({ certificateProducts: [] })
  expect(() => set('certificateProducts=car')).toThrow(/one of/)
})

test('reads a certificate with issuer and end, which must be an existing day', () => {
  const certification = ' 123 '
  const whole = { certification, 'certification-issuer': 'ANEPS', 'certification-end': '2027-05-31' }
  expect(parseCertificate(parsedLine(whole))).toEqual({
    number: '123',
    issuer: 'ANEPS',
    endDate: '2027-05-31',
  })
  expect(parseCertificate(parsedLine({ certification }))).toEqual({
    number: '123',
    issuer: null,
    endDate: null,
  })
  expect(parseCertificate(parsedLine({}))).toBeNull()
  expect(() => parseCertificate(parsedLine({ certification, 'certification-end': '2027-02-30' }))).toThrow(
    /day/,
  )
})

test('names a fee, or makes it the registration fee again', () => {
  expect(parametersOf(parsedLine({ 'fee-name': 'Tarifa de confecção' }))).toEqual({
    feeName: 'Tarifa de confecção',
  })
  expect(parametersOf(parsedLine({ 'fee-name': 'registration' }))).toEqual({ feeName: null })
})
