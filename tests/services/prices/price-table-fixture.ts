import type { PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import type { Context } from '#lib/services/context.ts'
import { personFixture } from '#tests/support/fixtures/person-fixture.ts'
import type { Harness } from '#tests/support/servers/harness.ts'

/**
 * Provides two managers of the demo organization and helpers for the steps of a price change. Requires a
 * started harness.
 */
export const priceTableFixture = async (harness: Harness) => {
  const { person, ...people } = await personFixture(harness)
  const { getPriceTable } = await import('#lib/services/prices/get-price-table.ts')
  const { listPriceTables } = await import('#lib/services/prices/list-price-tables.ts')
  const { startPriceChange } = await import('#lib/services/prices/start-price-change.ts')
  const { savePriceChange } = await import('#lib/services/prices/save-price-change.ts')
  const { startPriceWhatIf } = await import('#lib/services/prices/start-price-what-if.ts')
  const { computePriceWhatIf } = await import('#lib/services/prices/compute-price-what-if.ts')
  const { proposePriceChange } = await import('#lib/services/prices/propose-price-change.ts')
  const { getPriceChange } = await import('#lib/services/prices/get-price-change.ts')
  const { systemContext } = await import('#lib/services/context.ts')

  const manager = (name: string, organizationId?: string) =>
    person({ role: 'manager', name, visibility: 'all', ...(organizationId && { organizationId }) })
  const [rita, sonia, agent] = [await manager('Rita'), await manager('Sônia'), await person()]

  const table = async (key: string) => {
    const match = (await listPriceTables(rita.context())).tables.find((one) => one.key === key)
    if (!match) throw new Error(`no table ${key}`)
    return match
  }

  const runWhatIf = async (context: Context, id: string) => {
    const { whatIf } = await startPriceWhatIf(context, { id })
    const actor = { kind: 'system', id: 'test', name: 'teste' } as const
    const job = systemContext(context.organizationId, context.now, actor)
    await computePriceWhatIf(job, { changeId: id, run: String(whatIf?.run) })
    return (await getPriceChange(context, { id })).whatIf
  }

  type Options = {
    key: string
    parameters?: Partial<PriceParameters>
    terms?: number[]
    isDefault?: boolean
  }

  const draft = async (context: Context, { key, parameters, ...options }: Options) => {
    const base = await table(key)
    const { id } = await startPriceChange(context, { id: base.id, kind: 'new_version' })
    const terms = { label: base.label, isDefault: base.isDefault, terms: base.terms, ...options }
    await savePriceChange(context, {
      id,
      note: 'Acompanha a instituição',
      ...terms,
      parameters: { ...base.parameters, ...parameters },
    })
    return id
  }

  const draftSwitch = async (context: Context, key: string, kind: 'activate' | 'retire') => {
    const { id } = await startPriceChange(context, { id: (await table(key)).id, kind })
    await giveReason(context, id)
    return id
  }

  const giveReason = async (context: Context, id: string) => {
    const { label, isDefault, terms, parameters } = await getPriceChange(context, { id })
    const note = 'Acompanha a instituição'
    await savePriceChange(context, { id, label, isDefault, terms, parameters, note })
  }

  const propose = async (context: Context, options: Options) => {
    const id = await draft(context, options)
    await runWhatIf(context, id)
    await proposePriceChange(context, { id })
    return id
  }

  const drafts = { draft, draftSwitch, giveReason, runWhatIf, propose }
  return { ...people, person, manager, rita, sonia, agent, table, ...drafts, getPriceTable }
}

export type PriceTableFixture = Awaited<ReturnType<typeof priceTableFixture>>

/** One price table per product, for rules that must hold for both. */
export const EACH: readonly { product: Product; key: string }[] = [
  { product: 'fgts', key: 'Aurora Leve' },
  { product: 'clt', key: 'aurora-curto' },
]
