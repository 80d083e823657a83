import { expect, test } from 'vitest'

const { settingsOf } = await import('#scripts/admin/institution-options.ts')

const parsedLine = (...set: string[]) => ({ words: [], values: { set } })

test('keeps the other factors of a signature when one is set', () => {
  const present = { signing: { fgts: { code: 'institution' }, clt: { proofOfLife: 'here' } } } as const
  expect(
    settingsOf(parsedLine('signing.clt.code=institution', 'signing.fgts.proofOfLife=here'), present),
  ).toEqual({
    signing: {
      fgts: { code: 'institution', proofOfLife: 'here' },
      clt: { proofOfLife: 'here', code: 'institution' },
    },
  })
})

test.each(['signing.clt.code=none', 'signing.car.code=here', 'signing.clt.face=here', 'signing.clt=here'])(
  'rejects %s with the possible values',
  (text) => {
    expect(() => settingsOf(parsedLine(text), {})).toThrow(/one of|is not|must be/)
  },
)
