import { CopyPlus, Power, PowerOff } from 'lucide-react'
import { localizedTexts, texts } from '#components/language/texts.ts'
import type { RowAct } from '#components/tables/row-act.ts'
import type { Answer } from '#lib/client/answer.ts'
import type { PriceTableItem, StartPriceChange } from '#lib/client/prices.ts'
import { runAction } from '#lib/client/run-action.ts'
import type { Language } from '#lib/domain/language.ts'

const TEXTS = texts({
  version: ['Nova versão', 'New version'],
  activate: ['Ativar', 'Activate'],
  retire: ['Desativar', 'Deactivate'],
  started: ['Rascunho criado; outro gestor aprova.', 'Draft created; another manager approves it.'],
})

type PriceTableActOptions = { start: StartPriceChange; go: (href: string) => void; language: Language }

/** Returns the row actions of a price table. They only start a draft, which another manager must approve. */
export const priceTableActs = (
  { id, active }: Pick<PriceTableItem, 'id' | 'active'>,
  { start, go, language }: PriceTableActOptions,
): readonly RowAct[] => {
  const t = localizedTexts(TEXTS, language)
  const begin = (kind: 'new_version' | 'activate' | 'retire') => async (): Promise<Answer<string>> => {
    const answer = await runAction(start, { id, kind })
    if (!answer.ok) return answer
    go(`/prices/changes/${answer.data.id}`)
    return { ok: true, data: t.started }
  }
  return [
    { id: 'version', label: t.version, icon: CopyPlus, act: { run: begin('new_version') } },
    active
      ? { id: 'retire', label: t.retire, icon: PowerOff, act: { run: begin('retire') } }
      : { id: 'activate', label: t.activate, icon: Power, act: { run: begin('activate') } },
  ]
}
