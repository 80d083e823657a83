import type { Reasons } from './reason.ts'

export const ADMINISTRATION_REASONS = {
  name_taken: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Nome em uso', en: 'Name taken' },
    text: { pt: '{name} já existe.', en: '{name} exists already.' },
    nextAction: { pt: 'Escolha outro nome.', en: 'Choose another name.' },
  },
  cnpj_taken: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'CNPJ de outra instituição', en: 'CNPJ of another institution' },
    text: {
      pt: 'O CNPJ {cnpj} já é o da instituição {name} ({code}).',
      en: 'The CNPJ {cnpj} is already that of the institution {name} ({code}).',
    },
    nextAction: {
      pt: 'Confira o CNPJ; para outro nome da mesma instituição, use --aliases na que existe.',
      en: 'Check the CNPJ; for another name of the same institution use --aliases on the present one.',
    },
  },
  invalid_name: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Nome inválido', en: 'Invalid name' },
    text: { pt: '{name} não serve como nome aqui.', en: '{name} cannot be a name here.' },
    nextAction: {
      pt: 'Use de 1 a 120 caracteres; em códigos, só letras minúsculas, números, ponto, hífen e sublinhado.',
      en: 'Use 1 to 120 characters; in codes only lower-case letters, digits, dot, hyphen and underscore.',
    },
  },
  weak_password: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Senha curta demais', en: 'Password too short' },
    text: {
      pt: 'A senha precisa de pelo menos {minimum} caracteres.',
      en: 'A password needs at least {minimum} characters.',
    },
    nextAction: { pt: 'Escolha uma senha mais longa.', en: 'Choose a longer password.' },
  },
  guessable_password: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Senha fácil de adivinhar', en: 'Password easy to guess' },
    text: {
      pt: 'Esta senha é fácil de adivinhar: está em listas de senhas vazadas, repete um padrão ou usa seu nome, e-mail ou empresa.',
      en: 'This password is easy to guess: it is on lists of leaked passwords, repeats a pattern, or uses your name, e-mail or company.',
    },
    nextAction: {
      pt: 'Junte quatro palavras que não combinam, por exemplo de um lugar, um bicho, uma cor e uma comida.',
      en: 'Put four unrelated words together, for example a place, an animal, a colour and a food.',
    },
  },
  secret_limit_reached: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Já há duas chaves ativas', en: 'Two live secrets already' },
    text: {
      pt: 'Uma aplicação tem no máximo duas chaves ao mesmo tempo; uma delas termina em {until}.',
      en: 'An application has at most two live secrets; one of them ends at {until}.',
    },
    nextAction: {
      pt: 'Espere esse fim ou troque sem sobreposição.',
      en: 'Wait for that end, or rotate without overlap.',
    },
  },
  invalid_setting: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Configuração inválida', en: 'Invalid setting' },
    text: { pt: 'O valor de {field} não é aceito.', en: 'The value of {field} is not accepted.' },
    nextAction: { pt: 'Corrija o valor.', en: 'Correct the value.' },
  },
} as const satisfies Reasons
