import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Card } from '#components/ui/card.tsx'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { useLanguage } from '#components/use-language.ts'
import { priceTableFieldsOf } from '#lib/domain/prices/price-table-fields.ts'
import type { PriceTableTerms, PriceVersion } from '#lib/domain/prices/price-version.ts'
import { FIELD_NAMES } from './field-names.ts'
import { valueText } from './value-text.ts'

const TEXTS = texts({
  title: (version: number) => [`Termos completos da versão ${version}`, `Full terms of version ${version}`],
  text: [
    'Tudo o que entra no cálculo de uma simulação com esta tabela.',
    'Everything that goes into a simulation with this table.',
  ],
})

export const ParametersCard = ({
  version,
}: {
  version: Pick<PriceVersion, 'product' | 'version'> & PriceTableTerms
}) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  return (
    <Card title={t.title(version.version)} description={t.text}>
      <KeyValueList
        items={priceTableFieldsOf(version.product).map((field) => ({
          label: localized(FIELD_NAMES[field].name, language),
          hint: localized(FIELD_NAMES[field].hint, language),
          value: valueText(version, field, language),
        }))}
      />
    </Card>
  )
}
