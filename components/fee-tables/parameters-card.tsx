import { useLanguage } from '#components/use-language'
import { tableFieldsOf } from '#lib/domain/tables/table-fields'
import type { TableVersion } from '#lib/domain/tables/table-version'
import { said, texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { Card } from '../ui/card.tsx'
import { KeyValueList } from '../ui/key-value-list.tsx'
import { FIELD_NAMES } from './field-names.ts'
import { valueText } from './value-text.ts'

const TEXTS = texts({
  title: (version: number) => [`Versão ${version}, palavra por palavra`, `Version ${version}, word for word`],
  text: [
    'Tudo que entra na conta de uma simulação feita nesta tabela.',
    'Everything a simulation on this table is computed with.',
  ],
})

/** Every parameter of a version with what it does. */
export const ParametersCard = ({ version }: { version: TableVersion }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  return (
    <Card title={t.title(version.version)} description={t.text}>
      <KeyValueList
        items={tableFieldsOf(version.product).map((field) => ({
          label: said(FIELD_NAMES[field].name, language),
          hint: said(FIELD_NAMES[field].hint, language),
          value: valueText(version, field, language),
        }))}
      />
    </Card>
  )
}
