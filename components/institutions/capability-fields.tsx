import { ChevronDown } from 'lucide-react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { ConnectionCapabilities } from '#lib/domain/institutions/connection-capabilities.ts'

const TEXTS = texts({
  title: ['Avançado', 'Advanced'],
  hint: [
    'Para um serviço mais antigo, que segue o contrato só em parte.',
    'For an older service, which follows the contract only in part.',
  ],
  events: ['Avisos', 'Events'],
  signed: ['Assinados', 'Signed'],
  unsigned: ['Sem assinatura: só motivo para ler lá', 'Unsigned: only a reason to read there'],
  none: ['Nenhum: lemos lá de tempos em tempos', 'None: we read there from time to time'],
  grant: ['Token', 'Token'],
  client_credentials: ['Com client_id e client_secret', 'By client_id and client_secret'],
  password: [
    'Com usuário e senha; a senha vai em client_secret',
    'By user and password, entered as client_secret',
  ],
  username: ['Usuário', 'User name'],
  usernameHint: ['Só para o token com usuário e senha.', 'Only for the token by user and password.'],
  rates: ['Taxas das tabelas', 'Rates of price tables'],
  fraction: ['Fração: 0.018', 'Fraction: 0.018'],
  keys: ['Chaves de idempotência', 'Idempotency keys'],
  kept: ['Respeitadas', 'Kept'],
  ignored: [
    'Ignoradas: procuramos lá o que pode ter chegado',
    'Ignored: we look there for what may have arrived',
  ],
  percent: ['Percentual: 1.8', 'Percentage: 1.8'],
})

type CapabilityFieldsProps = {
  register: (name: keyof ConnectionCapabilities) => UseFormRegisterReturn
  error: string | undefined
}

export const CapabilityFields = ({ register, error }: CapabilityFieldsProps) => {
  const t = useTexts(TEXTS)
  const options = (...names: (keyof typeof t)[]) => names.map((value) => ({ value, label: String(t[value]) }))
  return (
    <details className="group rounded-card border" open={error ? true : undefined}>
      <summary className="flex min-h-12 items-center justify-between gap-3 px-4 font-medium hover:bg-sunken">
        {t.title}
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 border-t p-4">
        <p className="text-ink-muted text-sm">{t.hint}</p>
        <SelectField
          label={t.events}
          options={options('signed', 'unsigned', 'none')}
          {...register('events')}
        />
        <SelectField
          label={t.grant}
          options={options('client_credentials', 'password')}
          {...register('grant')}
        />
        <TextField
          label={t.username}
          hint={t.usernameHint}
          autoCapitalize="none"
          spellCheck={false}
          error={error}
          {...register('username')}
        />
        <SelectField label={t.rates} options={options('fraction', 'percent')} {...register('rates')} />
        <SelectField label={t.keys} options={options('kept', 'ignored')} {...register('keys')} />
      </div>
    </details>
  )
}
