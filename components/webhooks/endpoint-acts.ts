import { Copy, FlaskConical } from 'lucide-react'
import { localizedTexts, texts } from '#components/language/texts.ts'
import type { RowAct } from '#components/tables/row-act.ts'
import type { Endpoint } from '#lib/client/webhooks.ts'
import { type EndpointTest, runEndpointTest } from './run-endpoint-test.ts'

const TEXTS = texts({
  test: ['Testar', 'Test'],
  url: ['Copiar endereço', 'Copy the address'],
})

export const endpointActs = (
  { id, url }: Pick<Endpoint, 'id' | 'url'>,
  options: EndpointTest,
): readonly RowAct[] => {
  const t = localizedTexts(TEXTS, options.language)
  return [
    { id: 'test', label: t.test, icon: FlaskConical, act: { run: () => runEndpointTest(id, options) } },
    { id: 'url', label: t.url, icon: Copy, act: { copy: url } },
  ]
}
