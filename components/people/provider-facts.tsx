import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { IdentityProvider, SignInSettings } from '#lib/client/sign-in-settings.ts'
import { providerSignInPath } from '#lib/domain/access/identity-provider.ts'
import { ROLE_NAMES } from './access-names.ts'

const TEXTS = texts({
  state: ['Situação', 'State'],
  on: ['Ligada', 'On'],
  off: ['Desligada', 'Off'],
  address: ['Endereço de entrada', 'Address to sign in'],
  issuer: ['Emissor', 'Issuer'],
  clientId: ['client_id', 'client_id (at the provider)'],
  passwords: ['Senhas', 'Passwords'],
  passwordsOn: ['Ligadas', 'On'],
  passwordsOff: ['Desligadas: só o login da organização', "Off: the organization's sign-in alone"],
  factor: ['Segunda etapa', 'Second step'],
  own: [
    'Pedida aqui, salvo se o provedor provar que pediu',
    'Asked for here, unless the provider proves that it asked',
  ],
  provider: ['Cuidada pelo provedor', 'Looked after by the provider'],
  groups: ['Grupos e perfis', 'Groups and roles'],
  noGroups: ['Perfis cuidados só aqui', 'Roles looked after here alone'],
  removed: ['perfil removido', 'removed role'],
  secret: ['client_secret', 'client_secret (at the provider)'],
  newSecret: ['Outro', 'Another one'],
  sameSecret: ['O mesmo', 'The same'],
  before: (value: string) => [`Antes: ${value}`, `Before: ${value}`],
})

type Terms = Omit<IdentityProvider, 'version'>

type ProviderFactsProps = {
  provider: Terms
  before?: Terms | null
  hasNewSecret?: boolean
  settings: SignInSettings
}

export const ProviderFacts = ({ provider, before, hasNewSecret, settings }: ProviderFactsProps) => {
  const t = useTexts(TEXTS)
  const textsOf = useFactTexts(settings)
  const [now, previous] = [textsOf(provider), before ? textsOf(before) : null]
  const fact = (name: keyof typeof now, value = <span className="break-words">{now[name]}</span>) => ({
    label: name === 'groups' ? `${t.groups} (${provider.groupClaim})` : t[name],
    value,
    hint: previous && previous[name] !== now[name] ? t.before(previous[name]) : undefined,
  })
  return (
    <KeyValueList
      layout="grid"
      items={[
        fact('state'),
        fact('passwords'),
        fact(
          'address',
          <span className="flex items-center gap-1">
            <span className="min-w-0 break-all">{now.address}</span>
            <CopyButton text={now.address} iconOnly />
          </span>,
        ),
        fact('issuer', <span className="break-all">{now.issuer}</span>),
        fact('clientId', <span className="break-all">{now.clientId}</span>),
        ...(hasNewSecret === undefined
          ? []
          : [{ label: t.secret, value: hasNewSecret ? t.newSecret : t.sameSecret }]),
        fact('factor'),
        fact('groups', <span className="whitespace-pre-line break-words">{now.groups}</span>),
      ]}
    />
  )
}

const useFactTexts = ({ ownRoles, redirectUri }: SignInSettings) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const roleName = ({ role, ownRoleId }: Terms['groupRoles'][number]) =>
    ownRoleId === null
      ? localized(ROLE_NAMES[role], language)
      : (ownRoles.find(({ id }) => id === ownRoleId)?.name ?? t.removed)
  return (terms: Terms) => ({
    state: terms.isOn ? t.on : t.off,
    passwords: terms.passwordsOff ? t.passwordsOff : t.passwordsOn,
    address: new URL(providerSignInPath(terms.alias), redirectUri).href,
    issuer: terms.issuer,
    clientId: terms.clientId,
    factor: t[terms.secondFactor],
    groups:
      terms.groupRoles.length === 0
        ? t.noGroups
        : terms.groupRoles.map((entry) => `${entry.group} → ${roleName(entry)}`).join('\n'),
  })
}
