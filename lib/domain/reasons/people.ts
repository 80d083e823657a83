import type { Reasons } from './reason.ts'

export const PEOPLE_REASONS = {
  access_link_invalid: {
    kind: 'missing',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Este link não vale', en: 'This link is not valid' },
    text: {
      pt: 'O link está incompleto ou foi substituído por outro mais novo.',
      en: 'The link is incomplete or was replaced by a newer one.',
    },
    nextAction: {
      pt: 'Abra o link mais recente, inteiro, ou peça outro ao gestor.',
      en: 'Open the newest link, all of it, or ask the manager for another.',
    },
  },
  access_link_expired: {
    kind: 'expired',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'O prazo deste link acabou', en: 'The time of this link is over' },
    text: { pt: 'Por segurança, ele vale por {hours} horas.', en: 'For safety it lasts {hours} hours.' },
    nextAction: { pt: 'Peça um novo link ao gestor.', en: 'Ask the manager for a new link.' },
  },
  access_link_used: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Este link já foi usado', en: 'This link was used already' },
    text: { pt: 'A senha já foi escolhida com ele.', en: 'The password was chosen with it.' },
    nextAction: {
      pt: 'Entre com o e-mail e a senha. Se não foi você, avise o gestor.',
      en: 'Sign in with e-mail and password. If it was not you, tell the manager.',
    },
  },
  wrong_password: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Senha atual incorreta', en: 'Wrong current password' },
    text: { pt: 'A senha atual não confere.', en: 'The current password does not match.' },
    nextAction: { pt: 'Confira e tente de novo.', en: 'Check and try again.' },
  },
  password_too_short: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Senha curta demais', en: 'Password too short' },
    text: {
      pt: 'Use pelo menos 15 caracteres; uma frase serve bem.',
      en: 'Use at least 15 characters; a sentence does well.',
    },
    nextAction: { pt: 'Escolha uma senha mais longa.', en: 'Choose a longer password.' },
  },
  password_not_repeated: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'As senhas são diferentes', en: 'The passwords differ' },
    text: { pt: 'Repita a mesma senha.', en: 'Repeat the same password.' },
    nextAction: { pt: 'Digite a senha de novo.', en: 'Type the password again.' },
  },
  second_factor_setup_ended: {
    kind: 'expired',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'O prazo desta ativação acabou', en: 'The time of this setup is over' },
    text: {
      pt: 'O QR code desta página vale por uma hora e só no aparelho em que foi aberto.',
      en: 'The QR code of this page lasts an hour, on the device it was opened on.',
    },
    nextAction: {
      pt: 'Recarregue a página e leia o novo QR code.',
      en: 'Reload the page and read the new QR code.',
    },
  },
  passkey_registered: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Esta chave de acesso já está cadastrada', en: 'This passkey is registered already' },
    text: {
      pt: 'Este aparelho ou gerenciador de senhas já tem uma chave de acesso daqui.',
      en: 'This device or password manager has a passkey of this service already.',
    },
    nextAction: {
      pt: 'Use a chave que já existe, ou crie outra em outro aparelho.',
      en: 'Use the passkey that exists, or make another on another device.',
    },
  },
  passkeys_full: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Limite de chaves de acesso', en: 'Limit of passkeys' },
    text: {
      pt: 'Sua conta já tem {maximum} chaves de acesso.',
      en: 'Your account has {maximum} passkeys already.',
    },
    nextAction: { pt: 'Retire uma que não use mais.', en: 'Remove one that you no longer use.' },
  },
  second_factor_missing: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Sem verificação em duas etapas', en: 'No two-step verification' },
    text: {
      pt: 'Esta conta não tem verificação em duas etapas.',
      en: 'This account has no two-step verification.',
    },
    nextAction: { pt: 'Recarregue a página para ver como está.', en: 'Reload the page to see how it is.' },
  },
  second_factor_demanded: {
    kind: 'forbidden',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'A segunda etapa é exigida', en: 'The second step is demanded' },
    text: {
      pt: 'Sua organização exige a verificação em duas etapas do seu perfil.',
      en: 'Your organization demands two-step verification of your role.',
    },
    nextAction: {
      pt: 'Antes de retirar a última, ative outra: o celular novo ou mais uma chave de acesso.',
      en: 'Before you remove the last one, set up another: the new phone or one more passkey.',
    },
  },
  invalid_client_id: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Código inválido', en: 'Invalid code' },
    text: {
      pt: 'Use de 1 a 200 letras sem acento, números e sinais comuns, por exemplo loja-online.',
      en: 'Use 1 to 200 plain letters, digits and common signs, for example online-shop.',
    },
    nextAction: { pt: 'Escolha outro código.', en: 'Choose another code.' },
  },
  invalid_username: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Usuário inválido', en: 'Invalid user name' },
    text: {
      pt: 'Use um e-mail ou um nome de 1 a 320 caracteres, por exemplo robo@loja.com.br.',
      en: 'Use an e-mail or a name of 1 to 320 characters, for example robot@shop.com.',
    },
    nextAction: { pt: 'Escolha outro usuário.', en: 'Choose another user name.' },
  },
  username_taken: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Usuário já usado com este client_id', en: 'User name taken for this client_id' },
    text: {
      pt: 'O client_id {clientId} já tem uma conta de serviço com o usuário {username}.',
      en: 'The client_id {clientId} already has a service account with the user name {username}.',
    },
    nextAction: {
      pt: 'Escolha outro usuário ou outro client_id.',
      en: 'Choose another user name or another client_id.',
    },
  },
  application_revoked: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Aplicação revogada', en: 'Application revoked' },
    text: {
      pt: 'Uma aplicação revogada não volta a receber tokens.',
      en: 'A revoked application gets no tokens any more.',
    },
    nextAction: { pt: 'Crie outra aplicação.', en: 'Create another application.' },
  },
  client_id_needed: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'É o client_id da própria aplicação', en: 'It is the client_id of the application itself' },
    text: {
      pt: 'O client_id com que a aplicação foi criada fica com ela.',
      en: 'The client_id an application was created with stays with it.',
    },
    nextAction: {
      pt: 'Remova outro, ou revogue a aplicação.',
      en: 'Remove another one, or revoke the application.',
    },
  },
  last_manager: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'É o último gestor ativo', en: 'It is the last active manager' },
    text: {
      pt: 'Sem ele ninguém mais cuidaria dos acessos da organização.',
      en: "Without them nobody could look after the organization's access.",
    },
    nextAction: { pt: 'Torne outra pessoa gestora antes.', en: 'Make somebody else a manager first.' },
  },
  person_deactivated: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Pessoa desativada', en: 'Person deactivated' },
    text: { pt: 'Uma pessoa desativada não recebe links.', en: 'A deactivated person gets no links.' },
    nextAction: { pt: 'Reative a pessoa antes.', en: 'Reactivate the person first.' },
  },
  team_not_empty: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'O time ainda tem pessoas', en: 'The team still has people' },
    text: { pt: 'Só um time vazio pode ser excluído.', en: 'Only an empty team can be deleted.' },
    nextAction: { pt: 'Mude as pessoas de time antes.', en: 'Move its people to another team first.' },
  },
  team_not_found: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Time não encontrado', en: 'Team not found' },
    text: { pt: 'Este time não existe mais.', en: 'This team does not exist any more.' },
    nextAction: { pt: 'Escolha outro time.', en: 'Choose another team.' },
  },
  agent_certificate_required: {
    kind: 'forbidden',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Certificação de correspondente em dia', en: 'A valid correspondent certificate' },
    text: {
      pt: '{institution} só aceita propostas de quem tem uma certificação válida hoje (Resolução CMN 4.935/2021).',
      en: '{institution} accepts proposals only from somebody whose certificate is valid today (CMN Resolution 4.935/2021).',
    },
    nextAction: {
      pt: 'Peça a um gestor que registre a sua certificação, com emissor e validade, em Pessoas.',
      en: 'Ask a manager to record your certificate, with its issuer and end date, at People.',
    },
  },
} as const satisfies Reasons
