import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { instantOf } from '#lib/config/clock.ts'
import { cents } from '#lib/domain/money.ts'
import { DEFAULT_COOLING_OFF } from '#lib/domain/proposals/cooling-off.ts'
import { activeContentOf } from '#lib/pdf/active-content.ts'
import { renderPaymentReceipt } from '#lib/pdf/render-payment-receipt.ts'

const pdf = (...parts: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
    Buffer.from('\n%%EOF\n'),
  ])

const stream = (dictionary: string, data: Buffer) =>
  Buffer.concat([
    Buffer.from(`5 0 obj\n<<${dictionary}>>\nstream\n`),
    data,
    Buffer.from('\nendstream\nendobj\n'),
  ])

const list = (text: string) => deflateSync(Buffer.from(`1 0 ${text}`))
const CODE = '<</S/JavaScript/JS(app.alert(1))>>'

describe('the active content of a PDF', () => {
  test.each([
    ['a script', pdf(`1 0 obj\n${CODE}\nendobj`)],
    ['a script whose name is written in numbers', pdf('1 0 obj\n<</S/#4aavaScript/J#53(x)>>\nendobj')],
    ['a program to start', pdf('1 0 obj\n<</S/Launch/F(cmd.exe)>>\nendobj')],
    ['a file inside', pdf('1 0 obj\n<</Names<</EmbeddedFiles 4 0 R>>>>\nendobj')],
    ['a form of its own kind', pdf('1 0 obj\n<</AcroForm<</XFA 4 0 R>>>>\nendobj')],
    ['a script in a compressed list', pdf(stream('/Type/ObjStm/Filter/FlateDecode', list(CODE)))],
    ['a script in a list that says it is a page', pdf(stream('/Filter/FlateDecode', list(CODE)))],
    ['a list in another compression', pdf(stream('/Type/Obj#53tm/Filter/LZWDecode', randomBytes(64)))],
    ['a list twisted like a picture', pdf(stream('/Type/ObjStm/DecodeParms<</Predictor 12>>', list('x')))],
    ['a script in what a comment makes a stream', pdf(`% >>\nstream\n1 0 obj\n${CODE}\nendobj\nendstream`)],
    ['a script behind a compressed stream', pdf(stream('', Buffer.concat([list('x'), Buffer.from(CODE)])))],
    ['a password', pdf('trailer\n<</Encrypt 9 0 R>>')],
  ])('is found: %s', async (_name, content) => {
    expect(await activeContentOf(content)).not.toBeNull()
  })

  test.each([
    ['pages and links', pdf('1 0 obj\n<</S/URI/URI(https://example.com)/OpenAction[3 0 R/Fit]>>\nendobj')],
    ['the words for it on a page', pdf(stream('/Filter/FlateDecode', list('(JavaScript /JSON) Tj')))],
    [
      'a photo',
      pdf(stream('/Filter/DCTDecode', Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.from('/JS ')]))),
    ],
    ['a picture of 8 MB', pdf(stream('/Filter/FlateDecode', deflateSync(randomBytes(8_000_000))))],
    ['nothing', pdf('')],
  ])('is absent: %s', async (_name, content) => {
    expect(await activeContentOf(content)).toBeNull()
  })

  test('is absent in what this service writes itself', async () => {
    const own = await renderPaymentReceipt({
      contractNumber: '2026-00000001',
      institution: { legalName: 'Aurora S.A.', cnpj: '99100301000180' },
      receiver: { name: 'Maria', documentNumber: '52998224725' },
      payment: { type: 'pix', keyKind: 'email', key: 'maria@example.com' },
      amountCents: cents(100_00),
      paidAt: instantOf('2026-11-21T12:00:00Z'),
      refundedAt: null,
      coolingOff: DEFAULT_COOLING_OFF.fgts,
    })
    expect(await activeContentOf(own)).toBeNull()
  })
})
