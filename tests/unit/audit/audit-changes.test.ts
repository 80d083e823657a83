import { describe, expect, test } from 'vitest'
import { auditLinesOf } from '#components/audit/audit-changes.ts'
import { auditFieldName } from '#components/audit/audit-fields.ts'
import { subjectHref } from '#components/audit/audit-names.ts'
import { subjectName } from '#lib/domain/access/audit-names.ts'
import { AUDIT_SUBJECTS } from '#lib/domain/access/audit-subjects.ts'

const lines = (action: string, details: Record<string, unknown>) => auditLinesOf({ action, details }, 'pt-BR')

describe('the changes in an audit entry', () => {
  test('show before and after together, at any depth, in words', () => {
    expect(
      lines('user_changed', {
        changed: { role: { from: 'agent', to: 'manager' }, certification: { from: null, to: 'CRT-1' } },
      }),
    ).toEqual([
      { name: 'Papel', from: 'Agente', to: 'Gestor' },
      { name: 'Certificação de correspondente', from: '—', to: 'CRT-1' },
    ])
    expect(lines('proposal.cancel', { from: 'pending', to: 'canceled', reason: 'client:gave_up' })).toEqual([
      { name: 'Situação', from: 'Pendente', to: 'Cancelada' },
      { name: 'Motivo', value: 'O cliente desistiu' },
    ])
    expect(lines('team_renamed', { from: 'Sul', to: 'Norte' })).toEqual([
      { name: 'Nome', from: 'Sul', to: 'Norte' },
    ])
  })

  test('write amounts, rates, charges, conventions, days and instants as people do', () => {
    expect(
      lines('price_table_changed', {
        from: '0199a3b2-7c00-7000-8000-000000000001',
        version: 3,
        changes: {
          isDefault: true,
          parameters: {
            monthlyRate: '0.0185',
            fee: { type: 'fixed', value: 123_45 },
            insurance: { type: 'none' },
            dailyRateDecimals: null,
            iofRounding: 'per_installment',
          },
        },
      }),
    ).toEqual([
      { name: 'Versão anterior', value: '0199a3b2-7c00-7000-8000-000000000001' },
      { name: 'Versão', value: '3' },
      { name: 'Tabela padrão da instituição', value: 'Sim' },
      { name: 'Taxa de juros ao mês', value: '1,85% a.m.' },
      { name: 'Tarifa (TC)', value: expect.stringMatching(/^R\$\s123,45$/) },
      { name: 'Seguro prestamista', value: 'Sem seguro' },
      { name: 'Casas da taxa diária', value: 'Exata' },
      { name: 'Arredondamento do IOF', value: 'Em cada parcela' },
    ])
    expect(
      lines('review_rules.save', {
        version: 2,
        changes: [
          { field: 'amountFgts', from: null, to: 500_000 },
          { field: 'pep', from: true, to: false },
          { field: 'repeatedContact', from: null, to: { otherCustomers: 3, withinDays: 90 } },
        ],
      }),
    ).toEqual([
      { name: 'Versão', value: '2' },
      { name: 'Valor FGTS a partir de', from: '—', to: expect.stringMatching(/^R\$\s5\.000,00$/) },
      { name: 'Pessoa exposta politicamente (PEP)', from: 'Sim', to: 'Não' },
      { name: 'Contato repetido', from: '—', to: '3 outros clientes em 90 dias' },
    ])
    expect(lines('audit_exported', { startDate: '2026-11-01', group: 'prices' })).toEqual([
      { name: 'De', value: '01/11/2026' },
      { name: 'Assunto', value: 'Tabelas' },
    ])
    expect(
      lines('webhook.replayed', { from: '2026-11-21T12:00:00.000Z', to: '2026-11-21T13:30:00.000Z' }),
    ).toEqual([{ name: 'Período', from: '21/11/2026, 09:00:00', to: '21/11/2026, 10:30:00' }])
  })

  test('word lists, codes and names of fields in the language of the reader', () => {
    expect(lines('proposal.solve', { type: 'pix_refusal,invalid_document' })).toEqual([
      { name: 'Tipo', value: 'Chave PIX recusada, Documento recusado' },
    ])
    expect(lines('personal_data_revealed', { fields: ['documentNumber', 'motherName'] })).toEqual([
      { name: 'Campos', value: 'CPF, Nome da mãe' },
    ])
    const details = { product: 'clt', kind: 'retire', fields: ['monthlyRate', 'terms'] }
    expect(auditLinesOf({ action: 'price_change_saved', details }, 'en')).toEqual([
      { name: 'Product', value: 'CLT payroll credit' },
      { name: 'Kind', value: 'Deactivate' },
      { name: 'Fields', value: 'Interest rate per month, Terms offered' },
    ])
  })

  test('show fields that are no longer recorded unchanged, and nothing for nothing', () => {
    expect(lines('gone', { old: { deep: 1 }, monthlyRate: 5, fee: 'x', kind: 'unheard' })).toEqual([
      { name: 'old', value: '{"deep":1}' },
      { name: 'Taxa de juros ao mês', value: '5' },
      { name: 'Tarifa (TC)', value: 'x' },
      { name: 'Tipo', value: 'unheard' },
    ])
    expect(lines('gone', { scopes: [], reason: null })).toEqual([
      { name: 'Permissões', value: '—' },
      { name: 'Motivo', value: '—' },
    ])
    expect(lines('gone', {})).toEqual([])
    expect(auditFieldName('toString', 'pt-BR')).toBe('toString')
  })
})

describe('the subject of an audit entry', () => {
  test('is worded, and links to its page where it has one', () => {
    for (const subject of AUDIT_SUBJECTS) {
      expect(subjectName(subject, 'pt-BR')).not.toBe(subject)
      expect(subjectName(subject, 'pt-BR')).not.toBe('')
    }
    expect(subjectHref('institution', 'aurora')).toBe('/institutions#aurora')
    expect(subjectHref('webhook_endpoint', 'x')).toBe('/webhooks/deliveries?endpoint=x')
    expect(subjectHref('session', 'x')).toBeUndefined()
    expect(subjectHref('something new', 'x')).toBeUndefined()
  })
})
