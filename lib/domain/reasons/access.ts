import type { Reasons } from './reason.ts'

/** English descriptions of the token endpoint's reasons must stay ASCII (RFC 6749 section 5.2). */
export const ACCESS_REASONS = {
  sign_in_required: {
    kind: 'unauthenticated',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Entre para continuar', en: 'Sign in to continue' },
    text: { pt: 'Sua sessão terminou ou foi encerrada.', en: 'Your session ended.' },
    nextAction: { pt: 'Entre de novo.', en: 'Sign in again.' },
  },
  sign_in_failed: {
    kind: 'unauthenticated',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'E-mail ou senha incorretos', en: 'Wrong e-mail or password' },
    text: { pt: 'E-mail ou senha não conferem.', en: 'E-mail or password do not match.' },
    nextAction: { pt: 'Confira e tente de novo.', en: 'Check and try again.' },
  },
  sign_in_locked: {
    kind: 'limit',
    retryable: true,
    whoActs: 'agent',
    title: { pt: 'Acesso bloqueado por instantes', en: 'Sign-in locked for a moment' },
    text: {
      pt: 'Muitas tentativas sem sucesso. Tente de novo em {minutes} minutos.',
      en: 'Too many failed attempts. Try again in {minutes} minutes.',
    },
    nextAction: {
      pt: 'Aguarde ou peça ao gestor uma nova senha.',
      en: 'Wait or ask the manager for a new password.',
    },
  },
  organization_needed: {
    kind: 'unauthenticated',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Escolha a organização', en: 'Choose the organization' },
    text: {
      pt: 'A senha confere e abre contas em mais de uma organização.',
      en: 'The password is right and opens accounts of more than one organization.',
    },
    nextAction: { pt: 'Escolha em qual entrar.', en: 'Choose which one to sign in to.' },
  },
  second_factor_needed: {
    kind: 'unauthenticated',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Falta o código', en: 'The code is missing' },
    text: {
      pt: 'A senha confere. Falta a segunda etapa: o código do seu celular ou a chave de acesso.',
      en: 'The password is right. The second step is missing: the code of your phone or the passkey.',
    },
    nextAction: {
      pt: 'Digite o código do aplicativo ou use a chave de acesso.',
      en: 'Type the code of the app or use the passkey.',
    },
  },
  second_factor_wrong: {
    kind: 'unauthenticated',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Código não aceito', en: 'Code not accepted' },
    text: {
      pt: 'O código não confere, já foi usado ou passou do tempo.',
      en: 'The code is wrong, was used already or is too old.',
    },
    nextAction: {
      pt: 'Espere o aplicativo mostrar o próximo código e digite-o. Se continuar, acerte a hora do celular.',
      en: 'Wait for the next code of the app and type it. If it goes on, set the clock of your phone right.',
    },
  },
  second_factor_required: {
    kind: 'forbidden',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Ative a verificação em duas etapas', en: 'Set up two-step verification' },
    text: {
      pt: 'Sua organização exige a verificação em duas etapas e a sua conta ainda não tem.',
      en: 'Your organization demands two-step verification and your account has none yet.',
    },
    nextAction: {
      pt: 'Recarregue a página e ative com o seu celular.',
      en: 'Reload the page and set it up with your phone.',
    },
  },
  second_factor_stale: {
    kind: 'forbidden',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Confirme que é você', en: 'Confirm that it is you' },
    text: {
      pt: 'Para isto, a segunda etapa precisa ter sido confirmada nos últimos {minutes} minutos.',
      en: 'For this, the second step must have been confirmed in the last {minutes} minutes.',
    },
    nextAction: {
      pt: 'Repita a ação e confirme com o celular ou com a chave de acesso.',
      en: 'Repeat the action and confirm with your phone or passkey.',
    },
  },
  passkey_refused: {
    kind: 'forbidden',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Chave de acesso não aceita', en: 'Passkey not accepted' },
    text: {
      pt: 'A chave não é desta conta, foi retirada dela, ou o pedido passou do tempo.',
      en: 'The passkey is not of this account, was removed from it, or the request is too old.',
    },
    nextAction: {
      pt: 'Tente de novo, ou use o código do aplicativo ou de recuperação.',
      en: 'Try again, or use a code of the app or of recovery.',
    },
  },
  passkey_needs_password: {
    kind: 'forbidden',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Desta vez, entre com a senha', en: 'Sign in with the password this time' },
    text: {
      pt: 'A senha mudou depois do último uso desta chave.',
      en: 'The password changed after the last use of this passkey.',
    },
    nextAction: {
      pt: 'Entre com e-mail e senha e confirme com a chave; depois ela volta a bastar.',
      en: 'Sign in with e-mail and password and confirm with the passkey; from then on it is enough again.',
    },
  },
  permission_denied: {
    kind: 'forbidden',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Sem permissão', en: 'No permission' },
    text: { pt: 'Seu perfil não permite esta ação.', en: 'Your role does not allow this action.' },
    nextAction: { pt: 'Peça a um gestor.', en: 'Ask a manager.' },
  },
  invalid_client: {
    kind: 'unauthenticated',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Aplicação não reconhecida', en: 'Unknown client' },
    text: {
      pt: 'client_id ou client_secret não conferem, ou a aplicação foi revogada.',
      en: 'client_id or client_secret do not match, or the application was revoked.',
    },
    nextAction: {
      pt: 'Confira as credenciais com o gestor da organização.',
      en: "Check the credentials with the organization's manager.",
    },
  },
  invalid_grant: {
    kind: 'unauthenticated',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Conta de serviço não reconhecida', en: 'Unknown service account' },
    text: {
      pt: 'username ou password não são os da conta de serviço desta aplicação.',
      en: 'username or password are not those of the service account of this application.',
    },
    nextAction: {
      pt: 'Confira a conta de serviço; o login de uma pessoa não vale aqui.',
      en: "Check the service account; a person's login does not work here.",
    },
  },
  unauthorized_client: {
    kind: 'unreadable',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Forma de acesso desligada', en: 'Grant type switched off' },
    text: {
      pt: 'A aplicação não tem o grant_type password ligado.',
      en: 'The password grant is not switched on for this application.',
    },
    nextAction: {
      pt: 'Use client_credentials ou peça ao gestor para ligar.',
      en: 'Use client_credentials or ask the manager to switch it on.',
    },
  },
  unsupported_grant_type: {
    kind: 'unreadable',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'grant_type não aceito', en: 'Unsupported grant type' },
    text: {
      pt: 'Só client_credentials e password são aceitos.',
      en: 'Only client_credentials and password are supported.',
    },
    nextAction: { pt: 'Envie grant_type=client_credentials.', en: 'Send grant_type=client_credentials.' },
  },
  invalid_scope: {
    kind: 'unreadable',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Permissão não concedida', en: 'Scope not granted' },
    text: {
      pt: 'A aplicação só pode pedir: {allowed}.',
      en: 'The application may only ask for: {allowed}.',
    },
    nextAction: {
      pt: 'Peça menos permissões, ou nenhuma para receber todas.',
      en: 'Ask for less, or for none to get all.',
    },
  },
  too_many_attempts: {
    kind: 'limit',
    retryable: true,
    whoActs: 'integrator',
    title: { pt: 'Muitas tentativas sem sucesso', en: 'Too many failed attempts' },
    text: {
      pt: 'Muitas credenciais erradas em seguida: aguarde o tempo de Retry-After.',
      en: 'Too many wrong credentials in a row: wait for the time given in Retry-After.',
    },
    nextAction: {
      pt: 'Confira as credenciais antes de tentar de novo.',
      en: 'Check the credentials before trying again.',
    },
  },
} as const satisfies Reasons
