'use client'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PRODUCT_NAMES } from '#components/products/product-names.ts'
import { Card } from '#components/ui/card.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { RadioGroup } from '#components/ui/radio-group.tsx'
import { SubmitButton } from '#components/ui/submit-button.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { ClientAction } from '#lib/client/answer.ts'
import type { NewTableWire } from '#lib/client/prices.ts'
import { useActionForm } from '#lib/client/use-action-form.ts'
import { PRODUCTS, type Product } from '#lib/domain/proposals/product.ts'

const TEXTS = texts({
  product: ['Produto', 'Product'],
  institution: ['Instituição', 'Institution'],
  choose: ['Selecione', 'Choose'],
  nameFgts: ['Nome da tabela', 'Name of the table'],
  nameFgtsHint: [
    'Não se repete na instituição e não pode ser mudado depois.',
    'Unique at the institution; it cannot be changed later.',
  ],
  nameClt: ['Código da tabela', 'Code of the table'],
  nameCltHint: [
    'Letras minúsculas, números e hífen; não pode ser mudado depois. Por exemplo: aurora-longo.',
    'Lower-case letters, digits and hyphen; it cannot be changed later. For example: aurora-longo.',
  ],
  label: ['Nome para o agente', 'Name for the agent'],
  start: ['Começar rascunho', 'Start the draft'],
})

type NewTableFormProps = {
  draft: ClientAction<NewTableWire, { id: string }>
  institutions: readonly { code: string; name: string; products: readonly Product[] }[]
}

export const NewPriceTableForm = ({ draft, institutions }: NewTableFormProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { form, submit, problem, error, pending } = useActionForm<NewTableWire, NewTableWire, { id: string }>(
    {
      schema: async () =>
        (await import('#lib/contracts/prices/start-price-change.ts')).draftTableCommand.body,
      values: { product: 'fgts', institutionCode: '', key: '', label: '' },
      action: draft,
      toInput: (values) => values,
      refusedField: (code) => (code === 'name_taken' || code === 'invalid_name' ? 'key' : undefined),
      nextPage: (answer) => (answer.ok ? `/prices/changes/${answer.data.id}` : undefined),
    },
  )
  const { register, watch } = form
  const product = watch('product')
  const isClt = product === 'clt'
  return (
    <Card className="max-w-2xl">
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <RadioGroup
          label={t.product}
          columns={2}
          options={PRODUCTS.map((value) => ({
            value,
            label: localized(PRODUCT_NAMES[value].full, language),
          }))}
          {...register('product')}
          defaultValue="fgts"
        />
        <SelectField
          label={t.institution}
          placeholder={t.choose}
          error={error('institutionCode')}
          options={institutions
            .filter(({ products }) => products.includes(product))
            .map(({ code, name }) => ({ value: code, label: name }))}
          {...register('institutionCode')}
        />
        <TextField
          label={isClt ? t.nameClt : t.nameFgts}
          hint={isClt ? t.nameCltHint : t.nameFgtsHint}
          error={error('key')}
          maxLength={isClt ? 60 : 120}
          {...register('key')}
        />
        <TextField label={t.label} error={error('label')} maxLength={120} {...register('label')} />
        {problem ? <ProblemCallout problem={problem} /> : null}
        <div>
          <SubmitButton pending={pending}>{t.start}</SubmitButton>
        </div>
      </form>
    </Card>
  )
}
