import type { Bilingual } from '#components/language/texts.ts'
import type { SecurityKind } from '#lib/domain/access/security-log.ts'

export const SECURITY_KIND_NAMES: Readonly<Record<SecurityKind, Bilingual>> = {
  sign_ins: ['Entradas recusadas', 'Refused sign-ins'],
  tokens: ['Tokens e chaves', 'Tokens and secrets'],
  second_factors: ['Segunda etapa', 'Second step'],
  sessions: ['Sessões encerradas', 'Ended sessions'],
  links: ['Convites, links e senhas', 'Invitations, links and passwords'],
  roles: ['Perfis e acessos', 'Roles and access'],
  settings: ['Regras de entrada', 'Rules of sign-in'],
}
