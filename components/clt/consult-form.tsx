'use client'
import { Link2 } from 'lucide-react'
import { Controller } from 'react-hook-form'
import { CpfField } from '#components/fields/cpf-field'
import { DateField } from '#components/fields/date-field'
import { PhoneField } from '#components/fields/phone-field'
import { SelectField } from '#components/fields/select-field'
import { TextField } from '#components/fields/text-field'
import { Button } from '#components/ui/button'
import { Card } from '#components/ui/card'
import type { CreateConsult, SearchConsults } from '#lib/client/clt'
import { ProblemCallout } from '../fgts/problem-callout.tsx'
import type { CltInstitution } from './clt-institution.ts'
import { ConsultKnown } from './consult-known.tsx'
import { type ConsultValues, consultErrorText, consultValuesOf } from './consult-values.ts'
import { useConsultForm } from './use-consult-form.ts'

type ConsultFormProps = {
  institutions: readonly CltInstitution[]
  now: string
  create: CreateConsult
  search: SearchConsults
}

const GENDERS = [
  { value: 'female', label: 'Feminino' },
  { value: 'male', label: 'Masculino' },
]

/** Who the customer is and where to ask. The order of speaking on the phone; Enter in any field sends it. */
export const ConsultForm = ({ institutions, now, create, search }: ConsultFormProps) => {
  const preferred = institutions.find(({ isDefault }) => isDefault) ?? institutions[0]
  const { form, submit, problem, pending } = useConsultForm(create, preferred?.code ?? '')
  const { register, control, formState } = form
  const error = (field: keyof ConsultValues) => consultErrorText(field, formState.errors[field])
  return (
    <Card title="Novo termo" description="O cliente autoriza pelo link; a margem chega em seguida.">
      {/* The method keeps what is typed out of the address when the form is sent before the page is ready. */}
      <form method="post" noValidate onSubmit={submit}>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-12">
          <Controller
            name="documentNumber"
            control={control}
            render={({ field }) => (
              <div className="min-w-0 lg:col-span-3">
                <CpfField {...field} autoFocus label="CPF do cliente" error={error('documentNumber')} />
                <ConsultKnown
                  documentNumber={field.value}
                  {...{ now, search }}
                  onUse={(consult) => form.reset(consultValuesOf(consult, form.getValues('provider')))}
                />
              </div>
            )}
          />
          <TextField
            className="lg:col-span-5"
            label="Nome completo"
            autoCapitalize="words"
            error={error('name')}
            {...register('name')}
          />
          <Controller
            name="birthDate"
            control={control}
            render={({ field }) => (
              <DateField {...field} className="lg:col-span-2" label="Nascimento" error={error('birthDate')} />
            )}
          />
          <SelectField
            className="lg:col-span-2"
            label="Gênero"
            placeholder="Selecione"
            options={GENDERS}
            error={error('gender')}
            {...register('gender')}
          />
          <Controller
            name="phone"
            control={control}
            render={({ field }) => (
              <PhoneField {...field} className="lg:col-span-3" label="Celular" error={error('phone')} />
            )}
          />
          <TextField
            className="lg:col-span-5"
            label="E-mail"
            type="email"
            inputMode="email"
            autoCapitalize="none"
            error={error('email')}
            {...register('email')}
          />
          <SelectField
            className="lg:col-span-2"
            label="Instituição"
            options={institutions.map(({ code, name }) => ({ value: code, label: name }))}
            error={error('provider')}
            {...register('provider')}
          />
          <Button
            type="submit"
            variant="primary"
            pending={pending}
            icon={<Link2 />}
            className="sm:mt-6.5 sm:self-start lg:col-span-2"
          >
            Gerar link
          </Button>
        </div>
        {problem ? <ProblemCallout problem={problem} className="mt-4" /> : null}
      </form>
    </Card>
  )
}
