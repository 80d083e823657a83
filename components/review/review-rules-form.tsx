'use client'
import type { FormEvent, ReactNode } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { MoneyField } from '#components/fields/money-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { Callout } from '#components/ui/callout.tsx'
import { Card } from '#components/ui/card.tsx'
import { Checkbox } from '#components/ui/checkbox.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import type { ClientProblem } from '#lib/client/answer.ts'
import type { ReviewRulesValues } from './review-rules-values.ts'

const TEXTS = texts({
  title: ['O que manda uma proposta para a análise', 'What sends a proposal to review'],
  description: [
    'Vale para quem assinar depois que outro gestor aprovar. A instituição só é avisada da assinatura depois da aprovação de um gestor.',
    'It applies to whoever signs after another manager approved it. The institution is notified of the signature only after a manager’s approval.',
  ],
  amount: ['Valor', 'Amount'],
  amountWhy: [
    'Valor de emissão a partir do qual um gestor decide. Em branco, o valor não conta.',
    'Issue amount from which a manager decides. Left empty, the amount does not count.',
  ],
  amountFgts: ['FGTS, a partir de', 'FGTS, from'],
  amountClt: ['CLT, a partir de', 'CLT, from'],
  person: ['Pessoa', 'Person'],
  personWhy: [
    'O que o cliente declara e a idade no dia da assinatura.',
    'What the customer declares, and the age on the day of signing.',
  ],
  pep: ['Pessoa exposta politicamente (PEP)', 'Politically exposed person (PEP)'],
  pepWhy: [
    'A Circular BCB 3.978/2020 pede atenção especial: deixe ligado, a não ser que outra etapa cuide disso.',
    'Circular BCB 3.978/2020 asks for special attention: leave it on unless another step takes care of it.',
  ],
  ageUnder: ['Idade abaixo de', 'Age under'],
  ageFrom: ['Idade a partir de', 'Age from'],
  years: ['anos', 'years'],
  trust: ['Sinais de fraude', 'Signs of fraud'],
  trustWhy: [
    'Comparam com outras propostas da organização. O contato é guardado cifrado.',
    'They compare with other proposals of the organization. Contacts are kept encrypted.',
  ],
  contact: ['Contato repetido', 'Repeated contact'],
  contactWhy: [
    'O mesmo celular ou e-mail em propostas de outros CPFs.',
    'The same mobile number or e-mail on proposals of other CPFs.',
  ],
  otherCustomers: ['Outros CPFs, a partir de', 'Other CPFs, from'],
  withinDays: ['Nos últimos dias', 'In the last days'],
  mismatch: ['Nome ou nascimento diferente', 'Different name or date of birth'],
  mismatchWhy: [
    'De uma consulta CLT respondida ou de outra proposta do mesmo CPF. Acentos, ordem e palavras de ligação não contam.',
    'From an answered CLT query or another proposal of the same CPF. Accents, order and joining words do not count.',
  ],
  save: ['Propor nova versão', 'Propose a new version'],
  undo: ['Desfazer mudanças', 'Undo changes'],
  seeNew: ['Ver a versão nova', 'See the new version'],
})

type ReviewRulesFormProps = {
  form: UseFormReturn<ReviewRulesValues>
  problem: ClientProblem | null
  saved: string | null
  submit: (event: FormEvent<HTMLFormElement>) => void
  startOver: () => void
}

export const ReviewRulesForm = ({ form, problem, saved, submit, startOver }: ReviewRulesFormProps) => {
  const t = useTexts(TEXTS)
  const { formState } = form
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Card
        title={t.title}
        description={t.description}
        footer={
          <>
            <Button disabled={!formState.isDirty} onClick={startOver}>
              {t.undo}
            </Button>
            <Button type="submit" variant="primary" pending={formState.isSubmitting}>
              {t.save}
            </Button>
          </>
        }
      >
        <Group title={t.amount} why={t.amountWhy}>
          <AmountField form={form} name="amountFgts" label={t.amountFgts} />
          <AmountField form={form} name="amountClt" label={t.amountClt} />
        </Group>
        <PersonRules form={form} />
        <TrustRules form={form} />
        {problem ? (
          <ProblemCallout
            className="mt-5"
            problem={problem}
            action={
              problem.code === 'review_rules_changed' ? (
                <Button size="small" onClick={() => window.location.reload()}>
                  {t.seeNew}
                </Button>
              ) : undefined
            }
          />
        ) : null}
        {saved ? <Callout tone="positive" title={saved} className="mt-5" /> : null}
      </Card>
    </form>
  )
}

type RulesProps = { form: UseFormReturn<ReviewRulesValues> }

const NUMERIC = { inputMode: 'numeric', maxLength: 3 } as const

const PersonRules = ({ form: { register, formState } }: RulesProps) => {
  const t = useTexts(TEXTS)
  return (
    <Group title={t.person} why={t.personWhy}>
      <Checkbox className="sm:col-span-2" label={t.pep} description={t.pepWhy} {...register('pep')} />
      <TextField
        {...NUMERIC}
        optional
        label={t.ageUnder}
        trailing={<Unit text={t.years} />}
        error={formState.errors.ageUnder?.message}
        {...register('ageUnder')}
      />
      <TextField
        {...NUMERIC}
        optional
        label={t.ageFrom}
        trailing={<Unit text={t.years} />}
        error={formState.errors.ageFrom?.message}
        {...register('ageFrom')}
      />
    </Group>
  )
}

const TrustRules = ({ form: { register, watch, formState } }: RulesProps) => {
  const t = useTexts(TEXTS)
  return (
    <Group title={t.trust} why={t.trustWhy}>
      <Checkbox
        className="sm:col-span-2"
        label={t.contact}
        description={t.contactWhy}
        {...register('contact')}
      />
      {watch('contact') ? (
        <>
          <TextField
            {...NUMERIC}
            label={t.otherCustomers}
            error={formState.errors.otherCustomers?.message}
            {...register('otherCustomers')}
          />
          <TextField
            {...NUMERIC}
            label={t.withinDays}
            error={formState.errors.withinDays?.message}
            {...register('withinDays')}
          />
        </>
      ) : null}
      <Checkbox
        className="sm:col-span-2"
        label={t.mismatch}
        description={t.mismatchWhy}
        {...register('documentMismatch')}
      />
    </Group>
  )
}

const Group = ({ title, why, children }: { title: string; why: string; children: ReactNode }) => (
  <fieldset className="border-t pt-5 pb-6 first:border-t-0 first:pt-0">
    <legend className="float-left font-medium">{title}</legend>
    <p className="clear-both mb-3 text-ink-muted text-sm">{why}</p>
    <div className="grid gap-4 sm:grid-cols-2">{children}</div>
  </fieldset>
)

const Unit = ({ text }: { text: string }) => <span className="text-sm">{text}</span>

type AmountFieldProps = {
  form: UseFormReturn<ReviewRulesValues>
  name: 'amountFgts' | 'amountClt'
  label: string
}

const AmountField = ({ form: { control }, name, label }: AmountFieldProps) => (
  <Controller
    name={name}
    control={control}
    render={({ field, fieldState }) => (
      <MoneyField {...field} optional label={label} error={fieldState.error?.message} />
    )}
  />
)
