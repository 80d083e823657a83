import type { Reasons } from './reason.ts'

export const IDENTITY_REASONS = {
  identity_provider_unknown: {
    kind: 'missing',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Organização não encontrada', en: 'Organization not found' },
    text: {
      pt: 'Nenhuma organização entra por este endereço.',
      en: 'No organization signs in at this address.',
    },
    nextAction: {
      pt: 'Confira o nome com o gestor, ou entre com e-mail e senha.',
      en: 'Check the name with your manager, or sign in with e-mail and password.',
    },
  },
  identity_provider_unreachable: {
    kind: 'unavailable',
    retryable: true,
    whoActs: 'agent',
    title: { pt: 'O login da organização não respondeu', en: "The organization's sign-in did not answer" },
    text: {
      pt: 'O serviço de login da sua organização está fora do ar ou demorou demais.',
      en: "Your organization's sign-in service is down or took too long.",
    },
    nextAction: {
      pt: 'Tente de novo em instantes. Se continuar, avise quem cuida do login da organização.',
      en: "Try again in a moment. If it goes on, tell whoever runs your organization's sign-in.",
    },
  },
  identity_provider_unusable: {
    kind: 'bad_answer',
    retryable: false,
    whoActs: 'agent',
    title: {
      pt: 'O login da organização está mal configurado',
      en: "The organization's sign-in is not set up right",
    },
    text: {
      pt: 'O provedor de login não responde como este emissor, ou não aceita o client_id e o client_secret.',
      en: 'The identity provider does not answer as this issuer, or refuses the client_id and client_secret.',
    },
    nextAction: {
      pt: 'Peça ao gestor que confira a configuração em Pessoas, Entrada.',
      en: 'Ask your manager to check the settings in People, Sign-in.',
    },
  },
  identity_issuer_invalid: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Emissor inválido', en: 'Invalid issuer' },
    text: {
      pt: 'O emissor é um endereço https, sem consulta, usuário ou senha.',
      en: 'The issuer is an https address without query, user or password.',
    },
    nextAction: {
      pt: 'Copie o emissor como o provedor o mostra, como https://login.empresa.com.br.',
      en: 'Copy the issuer as the provider shows it, such as https://login.company.com.',
    },
  },
  identity_sign_in_refused: {
    kind: 'unauthenticated',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'O login da organização recusou a entrada', en: "The organization's sign-in refused" },
    text: {
      pt: 'O provedor de login não deixou você entrar, ou você cancelou.',
      en: 'The identity provider did not let you in, or you canceled.',
    },
    nextAction: {
      pt: 'Tente de novo. Se continuar, fale com quem cuida do login da organização.',
      en: "Try again. If it goes on, talk to whoever runs your organization's sign-in.",
    },
  },
  identity_sign_in_failed: {
    kind: 'unauthenticated',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Não foi possível confirmar a entrada', en: 'The sign-in could not be confirmed' },
    text: {
      pt: 'A resposta do login da organização não confere com o pedido deste navegador.',
      en: "The answer of your organization's sign-in does not match the request of this browser.",
    },
    nextAction: {
      pt: 'Comece de novo por aqui. Se continuar, avise o gestor.',
      en: 'Start again from here. If it goes on, tell your manager.',
    },
  },
  identity_sign_in_expired: {
    kind: 'unauthenticated',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'A entrada demorou demais', en: 'The sign-in took too long' },
    text: {
      pt: 'O pedido de entrada venceu ou já foi usado.',
      en: 'The request to sign in has expired or was used already.',
    },
    nextAction: {
      pt: 'Comece de novo por aqui.',
      en: 'Start again from here.',
    },
  },
  identity_email_unverified: {
    kind: 'forbidden',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'E-mail não confirmado', en: 'E-mail not verified' },
    text: {
      pt: 'O login da organização não diz que o seu e-mail foi confirmado.',
      en: "Your organization's sign-in does not say that your e-mail was verified.",
    },
    nextAction: {
      pt: 'Peça a quem cuida do login que confirme o e-mail (email_verified) e entre de novo.',
      en: 'Ask whoever runs the sign-in to verify the e-mail (email_verified), and sign in again.',
    },
  },
  identity_person_unknown: {
    kind: 'forbidden',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Você ainda não tem acesso', en: 'You have no access yet' },
    text: {
      pt: 'Não há uma conta ativa desta organização com o seu e-mail.',
      en: 'There is no active account of this organization with your e-mail.',
    },
    nextAction: {
      pt: 'Peça ao gestor que convide você com o e-mail do login da organização.',
      en: "Ask your manager to invite you with the e-mail of your organization's sign-in.",
    },
  },
  identity_linked_to_other: {
    kind: 'forbidden',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Esta conta já entra com outro login', en: 'This account signs in with another identity' },
    text: {
      pt: 'A conta com o seu e-mail está ligada a outra pessoa do login da organização.',
      en: "The account with your e-mail is linked to another person of your organization's sign-in.",
    },
    nextAction: {
      pt: 'Fale com o gestor: quem opera o sistema pode desfazer a ligação.',
      en: 'Talk to your manager: the operator of the system can remove the link.',
    },
  },
  identity_without_group: {
    kind: 'forbidden',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Sem um grupo com acesso', en: 'In no group with access' },
    text: {
      pt: 'No login da organização, você não está em nenhum grupo que dá acesso aqui.',
      en: "At your organization's sign-in you are in no group that gives access here.",
    },
    nextAction: {
      pt: 'Peça a quem cuida do login que inclua você no grupo certo e entre de novo.',
      en: 'Ask whoever runs the sign-in to put you into the right group, and sign in again.',
    },
  },
  sign_in_stale: {
    kind: 'forbidden',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Confirme que é você', en: 'Confirm that it is you' },
    text: {
      pt: 'Para isto, a entrada pela organização precisa ter menos de {minutes} minutos.',
      en: 'For this, your sign-in through the organization must be younger than {minutes} minutes.',
    },
    nextAction: {
      pt: 'Confirme no login da sua organização e tente de novo.',
      en: "Confirm at your organization's sign-in and try again.",
    },
  },
  identity_role_waiting: {
    kind: 'forbidden',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'O seu novo perfil espera aprovação', en: 'Your new role awaits approval' },
    text: {
      pt: 'O seu grupo mudou, e o perfil dele decide: só dois gestores podem dar esse perfil.',
      en: 'Your group has changed, and its role decides: only two managers can give it.',
    },
    nextAction: {
      pt: 'Peça a um gestor que mude o seu perfil em Pessoas; outro gestor aprova.',
      en: 'Ask a manager to change your role in People; another manager approves.',
    },
  },
  password_sign_in_off: {
    kind: 'forbidden',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Entre pela sua organização', en: 'Sign in through your organization' },
    text: {
      pt: 'A sua organização não aceita senhas daqui: todos entram pelo login dela.',
      en: 'Your organization accepts no passwords here: everybody uses its own sign-in.',
    },
    nextAction: {
      pt: 'Use “Entrar pela minha organização” com o nome {alias}. Sem acesso ao login dela, fale com o gestor.',
      en: 'Use “Sign in through my organization” with the name {alias}. Without access to its sign-in, talk to your manager.',
    },
  },
} as const satisfies Reasons
