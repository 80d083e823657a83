import type { Reasons } from './reason.ts'

export const SIGN_IN_SETTING_REASONS = {
  identity_alias_invalid: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Nome inválido', en: 'Invalid name' },
    text: {
      pt: 'Use de 3 a 60 letras minúsculas sem acento, números e hífens.',
      en: 'Use 3 to 60 lower-case letters without accents, digits and hyphens.',
    },
    nextAction: {
      pt: 'Escolha um nome curto, como aurora-credito.',
      en: 'Choose a short name, such as aurora-credito.',
    },
  },
  identity_secret_missing: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Falta o segredo do cliente', en: 'The client secret is missing' },
    text: {
      pt: 'O segredo guardado vale só para o emissor e o client_id de agora.',
      en: 'The stored secret is only for the present issuer and client_id.',
    },
    nextAction: {
      pt: 'Copie o client_secret do provedor.',
      en: 'Copy the client_secret from the provider.',
    },
  },
  identity_lockout: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Ninguém conseguiria entrar', en: 'Nobody could sign in' },
    text: {
      pt: 'Sem senhas, o login da organização precisa estar ligado; sem ele, algum gestor precisa ter senha.',
      en: "Without passwords, the organization's sign-in must be on; without it, a manager must have a password.",
    },
    nextAction: {
      pt: 'Deixe um dos dois ligado. Um gestor ganha senha por um link que outro gestor aprova.',
      en: 'Leave one of them on. A manager gets a password by a link that another manager approves.',
    },
  },
  identity_not_proven: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Entre antes pelo login da organização', en: 'First sign in through the organization' },
    text: {
      pt: 'Quem desliga as senhas precisa ter entrado pelo login da organização, com o emissor desta proposta.',
      en: 'Whoever switches passwords off must have signed in through the organization, with the issuer of this proposal.',
    },
    nextAction: {
      pt: 'Aprove primeiro o login com as senhas ligadas, saia, entre por ele e só então desligue as senhas.',
      en: 'First approve the sign-in with passwords on, sign out, sign in through it, and only then switch passwords off.',
    },
  },
  identity_provider_changed: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'A entrada mudou', en: 'The sign-in settings have changed' },
    text: {
      pt: 'Ela foi alterada depois que você abriu esta página.',
      en: 'They were changed after you opened this page.',
    },
    nextAction: {
      pt: 'Abra a página de novo e confira.',
      en: 'Open the page again and check.',
    },
  },
  identity_provider_waiting: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Outra mudança aguarda decisão', en: 'Another change awaits a decision' },
    text: {
      pt: 'Só uma mudança da entrada aguarda decisão por vez.',
      en: 'Only one change of the sign-in waits at a time.',
    },
    nextAction: {
      pt: 'Espere a decisão, ou peça a quem propôs que retire.',
      en: 'Wait for the decision, or ask its author to withdraw it.',
    },
  },
  identity_provider_decided: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Mudança já decidida', en: 'Change decided already' },
    text: {
      pt: 'Esta proposta já foi decidida ou retirada.',
      en: 'This proposal has been decided or withdrawn.',
    },
    nextAction: {
      pt: 'Veja a entrada em vigor.',
      en: 'See the settings in force.',
    },
  },
  address_not_allowed: {
    kind: 'forbidden',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Endereço fora da lista', en: 'Address not on the list' },
    text: {
      pt: 'O endereço de rede {address} não está na lista de endereços permitidos.',
      en: 'The network address {address} is not on the list of allowed addresses.',
    },
    nextAction: {
      pt: 'Use a rede permitida, ou peça ao gestor que inclua este endereço.',
      en: 'Use an allowed network, or ask the manager to add this address.',
    },
  },
  address_range_invalid: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Endereço de rede inválido', en: 'Invalid network address' },
    text: {
      pt: '“{range}” não é um endereço IP nem uma rede em CIDR.',
      en: '“{range}” is neither an IP address nor a network in CIDR form.',
    },
    nextAction: {
      pt: 'Escreva um por linha, como 203.0.113.7, 203.0.113.0/24 ou 2001:db8::/32.',
      en: 'Write one a line, such as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/32.',
    },
  },
  own_address_excluded: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Você ficaria de fora', en: 'You would be shut out' },
    text: {
      pt: 'O seu endereço {address} não está na lista: a sua sessão terminaria agora.',
      en: 'Your address {address} is not on the list: your session would end now.',
    },
    nextAction: {
      pt: 'Inclua o seu endereço, ou confirme que vai continuar de outra rede.',
      en: 'Add your address, or confirm that you will go on from another network.',
    },
  },
} as const satisfies Reasons
