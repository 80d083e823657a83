import { FilePlus2, PiggyBank } from 'lucide-react'
import { localizedTexts, texts } from '#components/language/texts.ts'
import type { RowAct } from '#components/tables/row-act.ts'
import type { Answer } from '#lib/client/answer.ts'
import type { CustomerLine } from '#lib/client/customers.ts'
import type { Language } from '#lib/domain/language.ts'

const TEXTS = texts({
  newFgts: ['Consultar saldo FGTS', 'Query FGTS balance'],
  newClt: ['Novo termo CLT', 'New CLT term'],
  begun: ['Consulta iniciada', 'Query started'],
  opened: ['Termo com o CPF do cliente', 'Term with the customer’s CPF'],
})

export type CustomerStarts = {
  fgts: (key: string) => Promise<Answer<null>>
  cltOf: (key: string) => Promise<Answer<null>>
}

export const customerRowActs = (
  { key }: Pick<CustomerLine, 'key'>,
  starts: CustomerStarts,
  language: Language,
): readonly RowAct[] => {
  const t = localizedTexts(TEXTS, language)
  const saying = async (start: Promise<Answer<null>>, text: string): Promise<Answer<string>> => {
    const answer = await start
    return answer.ok ? { ok: true, data: text } : answer
  }
  return [
    {
      id: 'fgts',
      label: t.newFgts,
      icon: PiggyBank,
      act: { run: () => saying(starts.fgts(key), t.begun) },
    },
    { id: 'clt', label: t.newClt, icon: FilePlus2, act: { run: () => saying(starts.cltOf(key), t.opened) } },
  ]
}
