'use client'
import { Link2 } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useRef } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { DraftNotice } from '#components/drafts/draft-notice.tsx'
import type { Draft } from '#components/drafts/use-draft.ts'
import { CpfField } from '#components/fields/cpf-field.tsx'
import { DateField } from '#components/fields/date-field.tsx'
import { PhoneField } from '#components/fields/phone-field.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { SIGNAL_LABELS } from '#components/institutions/signal-labels.ts'
import { SignalNotes } from '#components/institutions/signal-notes.tsx'
import type { TestCpfMenuProps } from '#components/institutions/test-cpf-menu.tsx'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { cn } from '#components/ui/class-names.ts'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { CreateConsult, SearchConsults } from '#lib/client/clt.ts'
import { useInstitutionSignals } from '#lib/client/institution-signals.ts'
import type { CltInstitution } from './clt-institution.ts'
import { type ConsultValues, consultValuesOf } from './consult-values.ts'
import { useConsultForm } from './use-consult-form.ts'
import { useGenderOptions } from './use-gender-options.ts'
import { useNewCustomer } from './use-new-customer.ts'

const TEXTS = texts({
  description: [
    'O cliente autoriza pelo link; a margem chega em seguida.',
    'The customer authorizes by the link; the margin arrives right after.',
  ],
  cpf: ['CPF do cliente', 'Customer’s CPF'],
  name: ['Nome completo', 'Full name'],
  birthDate: ['Nascimento', 'Date of birth'],
  gender: ['Gênero', 'Gender'],
  select: ['Selecione', 'Select'],
  phone: ['Celular', 'Mobile'],
  email: ['E-mail', 'E-mail'],
  institution: ['Instituição', 'Institution'],
  generate: ['Criar termo e gerar link', 'Create the term and get its link'],
})

const CPF_DIGITS = 11

const TestCpfMenu = dynamic(
  () => import('#components/institutions/test-cpf-menu.tsx').then((module) => module.TestCpfMenu),
  { ssr: false },
)

const KnownConsult = dynamic(() => import('./known-consult.tsx').then((module) => module.KnownConsult), {
  ssr: false,
})

type ConsultFormProps = {
  institutions: readonly CltInstitution[]
  testCpfs: TestCpfMenuProps['cpfs']
  now: string
  create: CreateConsult
  search: SearchConsults
}

/** Fields are in the order in which an agent asks for them on the phone. */
export const ConsultForm = ({ testCpfs, now, create, search, ...props }: ConsultFormProps) => {
  const t = useTexts(TEXTS)
  const institutions = useInstitutionSignals(props.institutions)
  const preferred = institutions.find(({ isDefault }) => isDefault) ?? institutions[0]
  const { form, draft, error, submit, problem, pending } = useConsultForm(create, preferred?.code ?? '')
  return (
    <Card padding="flush">
      {/* POST keeps typed data out of the URL if the form is sent before hydration. */}
      <form
        method="post"
        noValidate
        onSubmit={submit}
        className="group/term relative p-3 max-md:py-2.5 sm:px-5"
      >
        <div className="gap-x-6 md:flex md:items-start">
          {/* The menu comes first in the DOM, so that Tab never stops at it between two fields. */}
          <div className="max-md:absolute max-md:top-1 max-md:right-3 pointer-coarse:max-md:-top-0.5 md:order-last md:mt-1">
            <TestCpfMenu cpfs={testCpfs} onPick={(cpf) => form.setValue('documentNumber', cpf)} />
          </div>
          <CustomerCpf form={form} error={error('documentNumber')} {...{ draft, now, search }} />
          <div className="min-w-0 flex-1 self-center">
            <DraftNotice draft={draft} className="max-md:not-empty:mt-2" />
            {draft.isRecovered ? null : (
              <p className="text-ink-muted text-sm max-lg:hidden">{t.description}</p>
            )}
          </div>
        </div>
        <div className={cn('grid gap-4 pt-4 pb-2 sm:grid-cols-2 lg:grid-cols-12', BEGUN)}>
          <CustomerFields {...{ form, error }} />
          <InstitutionField {...{ institutions, form }} error={error('provider')} />
          <Button
            type="submit"
            variant="primary"
            pending={pending}
            icon={<Link2 />}
            className="sm:mt-6.5 sm:self-start lg:col-span-4"
          >
            {t.generate}
          </Button>
        </div>
        {problem ? <ProblemCallout problem={problem} className="mt-4" /> : null}
      </form>
    </Card>
  )
}

type InstitutionFieldProps = {
  institutions: readonly CltInstitution[]
  form: UseFormReturn<ConsultValues>
  error: string | undefined
}

const InstitutionField = ({ institutions, form, error }: InstitutionFieldProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const chosen = form.watch('provider')
  const labelOf = ({ name, signal }: CltInstitution) =>
    signal ? `${name} (${localized(SIGNAL_LABELS[signal], language)})` : name
  return (
    <div className="min-w-0 lg:col-span-3">
      <SelectField
        label={t.institution}
        options={institutions.map((one) => ({ value: one.code, label: labelOf(one) }))}
        error={error}
        {...form.register('provider')}
      />
      <SignalNotes institutions={institutions.filter(({ code }) => code === chosen)} />
    </div>
  )
}

/** Hides the other fields until the person types a CPF. It is plain CSS, which works before hydration. */
const BEGUN = 'group-has-[[data-cpf]_input:placeholder-shown:not([aria-invalid=true])]/term:hidden'

type CustomerCpfProps = {
  form: UseFormReturn<ConsultValues>
  draft: Draft
  error: string | undefined
  now: string
  search: SearchConsults
}

const CustomerCpf = ({ form, draft, error, now, search }: CustomerCpfProps) => {
  const t = useTexts(TEXTS)
  const area = useRef<HTMLDivElement>(null)
  useNewCustomer(area, draft)
  return (
    <Controller
      name="documentNumber"
      control={form.control}
      render={({ field }) => (
        <div ref={area} data-cpf className="min-w-0 md:w-88">
          <CpfField
            {...field}
            onChange={(digits) => {
              // Digits typed before hydration that do not begin the draft's CPF belong to another customer.
              if (draft.isUntouched() && !field.value.startsWith(digits)) draft.discard()
              field.onChange(digits)
            }}
            autoFocus
            label={t.cpf}
            error={error}
            className="md:named-beside"
          />
          {field.value.length === CPF_DIGITS ? (
            <KnownConsult
              documentNumber={field.value}
              {...{ now, search }}
              onUse={(consult, revealed) =>
                form.reset(consultValuesOf(consult, revealed, form.getValues('provider')))
              }
            />
          ) : null}
        </div>
      )}
    />
  )
}

type CustomerFieldsProps = {
  form: UseFormReturn<ConsultValues>
  error: (field: keyof ConsultValues) => string | undefined
}

const CustomerFields = ({ form, error }: CustomerFieldsProps) => {
  const t = useTexts(TEXTS)
  const genders = useGenderOptions()
  const { register, control } = form
  return (
    <>
      <TextField
        className="lg:col-span-5"
        label={t.name}
        autoCapitalize="words"
        error={error('name')}
        {...register('name')}
      />
      <Controller
        name="birthDate"
        control={control}
        render={({ field }) => (
          <DateField {...field} className="lg:col-span-2" label={t.birthDate} error={error('birthDate')} />
        )}
      />
      <SelectField
        className="lg:col-span-2"
        label={t.gender}
        placeholder={t.select}
        options={genders}
        error={error('gender')}
        {...register('gender')}
      />
      <Controller
        name="phone"
        control={control}
        render={({ field }) => (
          <PhoneField {...field} className="lg:col-span-3" label={t.phone} error={error('phone')} />
        )}
      />
      <TextField
        className="lg:col-span-5"
        label={t.email}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        error={error('email')}
        {...register('email')}
      />
    </>
  )
}
