import { expect, test } from 'vitest'
import { monthsText } from '#components/clt/months-text.ts'
import { greeting } from '#components/home/greeting.ts'
import { deviceText } from '#components/language/device-text.ts'
import { formatMoment, formatTime } from '#components/ui/moment-text.ts'

test.each([
  ['2026-11-23T07:59:59Z', 'Boa noite, Ana'],
  ['2026-11-23T08:00:00Z', 'Bom dia, Ana'],
  ['2026-11-23T15:00:00Z', 'Boa tarde, Ana'],
  ['2026-11-23T21:00:00Z', 'Boa noite, Ana'],
])('greets by the hour of São Paulo and the first name (%s)', (now, text) => {
  expect(greeting('  Ana Souza', new Date(now), 'pt-BR')).toBe(text)
})

test('formats an instant in São Paulo time, whatever the machine’s time zone', () => {
  const instant = new Date('2026-11-22T02:05:00Z')
  expect(formatTime(instant)).toBe('23:05')
  expect(formatMoment(instant, 'pt-BR')).toBe('21/11/2026 às 23:05')
  expect(formatMoment(instant, 'en')).toBe('21/11/2026 at 23:05')
})

test('formats months as years and months, with the singular for one', () => {
  expect([1, 12, 13, 24, 77].map((months) => monthsText(months, 'pt-BR'))).toEqual([
    '1 mês',
    '1 ano',
    '1 ano e 1 mês',
    '2 anos',
    '6 anos e 5 meses',
  ])
})

test('describes a device by what is known of it', () => {
  expect(deviceText({ browser: 'Chrome', system: 'Windows' }, 'pt-BR')).toBe('Chrome no Windows')
  expect(deviceText({ browser: null, system: 'Android' }, 'pt-BR')).toBe('Android')
  expect(deviceText({ browser: null, system: null }, 'en')).toBe('Unknown device')
})
