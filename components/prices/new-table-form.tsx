'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { SelectField } from '#components/fields/select-field'
import { TextField } from '#components/fields/text-field'
import { said, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PRODUCT_NAMES } from '#components/products/product-names.ts'
import { Card } from '#components/ui/card'
import { ProblemCallout } from '#components/ui/problem-callout'
import { RadioGroup } from '#components/ui/radio-group'
import { SubmitButton } from '#components/ui/submit-button'
import { useLanguage } from '#components/use-language'
import type { ClientAction, ClientProblem } from '#lib/client/answer'
import { contractResolver } from '#lib/client/contract-resolver'
import type { NewTableWire } from '#lib/client/prices'
import { runAction } from '#lib/client/run-action'
import { showFieldErrors } from '#lib/client/show-field-errors'
import { PRODUCTS, type Product } from '#lib/domain/proposals/product'

const TEXTS = texts({
  product: ['Produto', 'Product'],
  institution: ['Instituição', 'Institution'],
  choose: ['Selecione', 'Choose'],
  nameFgts: ['Nome da tabela', 'Name of the table'],
  nameFgtsHint: [
    'Único na instituição; não muda mais.',
    'Unique at the institution; it does not change any more.',
  ],
  nameClt: ['Código da configuração', 'Code of the configuration'],
  nameCltHint: [
    'Letras minúsculas, números e hífen; não muda mais. Por exemplo: aurora-longo.',
    'Lower-case letters, digits and hyphen; it does not change any more. For example: aurora-longo.',
  ],
  label: ['Nome para o agente', 'Name for the agent'],
  start: ['Começar rascunho', 'Start the draft'],
})

type NewTableFormProps = {
  draft: ClientAction<NewTableWire, { id: string }>
  institutions: readonly { code: string; name: string; products: readonly Product[] }[]
}

/** Product, institution and name of a new table; its terms follow on the draft's own page. */
export const NewTableForm = ({ draft, institutions }: NewTableFormProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const router = useRouter()
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const form = useForm<NewTableWire>({
    defaultValues: { product: 'fgts', institutionCode: '', key: '', label: '' },
    resolver: contractResolver<NewTableWire>(
      async () => (await import('#lib/contracts/prices/start-price-change')).draftTableCommand.body,
    ),
  })
  const { register, watch, formState } = form
  const { errors, isSubmitting } = formState
  const product = watch('product')
  const isClt = product === 'clt'
  const send = async (values: NewTableWire) => {
    setProblem(null)
    const answer = await runAction(draft, values)
    if (answer.ok) return router.push(`/tables/changes/${answer.data.id}`)
    const { code, detail, nextAction } = answer.problem
    if (code === 'name_taken' || code === 'invalid_name')
      return form.setError('key', { type: code, message: `${detail} ${nextAction}` }, { shouldFocus: true })
    if (!showFieldErrors(form, answer.problem)) setProblem(answer.problem)
  }
  return (
    <Card className="max-w-2xl">
      <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(send)}>
        <RadioGroup
          label={t.product}
          columns={2}
          options={PRODUCTS.map((value) => ({ value, label: said(PRODUCT_NAMES[value].full, language) }))}
          {...register('product')}
          defaultValue="fgts"
        />
        <SelectField
          label={t.institution}
          placeholder={t.choose}
          error={errors.institutionCode?.message}
          options={institutions
            .filter(({ products }) => products.includes(product))
            .map(({ code, name }) => ({ value: code, label: name }))}
          {...register('institutionCode')}
        />
        <TextField
          label={isClt ? t.nameClt : t.nameFgts}
          hint={isClt ? t.nameCltHint : t.nameFgtsHint}
          error={errors.key?.message}
          maxLength={isClt ? 60 : 120}
          {...register('key')}
        />
        <TextField label={t.label} error={errors.label?.message} maxLength={120} {...register('label')} />
        {problem ? <ProblemCallout problem={problem} /> : null}
        <div>
          <SubmitButton pending={isSubmitting}>{t.start}</SubmitButton>
        </div>
      </form>
    </Card>
  )
}
