import type { Text } from '#lib/domain/language.ts'

export const REVOCATION_CHANNELS = [
  { value: 'phone', label: { pt: 'Por telefone', en: 'By phone' } },
  { value: 'message', label: { pt: 'Por mensagem ou e-mail', en: 'By message or e-mail' } },
  { value: 'in_person', label: { pt: 'Pessoalmente', en: 'In person' } },
  { value: 'letter', label: { pt: 'Por carta ou notificação', en: 'By letter or notice' } },
] as const satisfies readonly { value: string; label: Text }[]

export type RevocationChannel = (typeof REVOCATION_CHANNELS)[number]['value']
