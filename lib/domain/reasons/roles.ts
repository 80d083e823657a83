import type { Reasons } from './reason.ts'

export const ROLE_REASONS = {
  role_begins_to_decide: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'O perfil passaria a decidir', en: 'The role would begin to decide' },
    text: {
      pt: 'Há pessoas neste perfil, e as contas delas não tiveram o cuidado de dois gestores.',
      en: 'People have this role, and their accounts were not looked after by two managers.',
    },
    nextAction: {
      pt: 'Crie outro perfil e mude as pessoas para ele: cada mudança pede a aprovação de outro gestor.',
      en: 'Make another role and give it to them: each change asks for the approval of another manager.',
    },
  },
  role_changed: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'O perfil mudou', en: 'The role has changed' },
    text: {
      pt: 'Ele foi alterado ou excluído depois que você abriu esta página.',
      en: 'It was changed or deleted after you opened this page.',
    },
    nextAction: {
      pt: 'Abra a página de novo e confira o perfil.',
      en: 'Open the page again and check the role.',
    },
  },
  role_decided: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Perfil já decidido', en: 'Role decided already' },
    text: {
      pt: 'Esta proposta já foi decidida ou retirada.',
      en: 'This proposal has been decided or withdrawn.',
    },
    nextAction: {
      pt: 'Veja os perfis em vigor.',
      en: 'See the roles in force.',
    },
  },
  role_empty: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Nenhuma permissão escolhida', en: 'No permission chosen' },
    text: {
      pt: 'Um perfil permite pelo menos uma coisa.',
      en: 'A role permits at least one thing.',
    },
    nextAction: {
      pt: 'Marque o que as pessoas deste perfil podem fazer.',
      en: 'Tick what the people of this role may do.',
    },
  },
  role_incomplete: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Falta uma permissão', en: 'A permission is missing' },
    text: {
      pt: 'Quem decide na análise ou responde por dados de clientes trabalha nas telas de originação.',
      en: 'Who decides in review or answers for customers’ data works on the screens of origination.',
    },
    nextAction: {
      pt: 'Marque também Originar e acompanhar propostas.',
      en: 'Tick Originate and follow proposals as well.',
    },
  },
  role_in_use: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'O perfil ainda tem pessoas', en: 'The role still has people' },
    text: {
      pt: 'Só um perfil que ninguém tem pode ser excluído.',
      en: 'Only a role that nobody has can be deleted.',
    },
    nextAction: {
      pt: 'Dê outro perfil a essas pessoas antes.',
      en: 'Give these people another role first.',
    },
  },
  role_not_found: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Perfil não encontrado', en: 'Role not found' },
    text: {
      pt: 'Este perfil não existe mais.',
      en: 'This role does not exist any more.',
    },
    nextAction: {
      pt: 'Escolha outro perfil.',
      en: 'Choose another role.',
    },
  },
  role_waiting: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Outra mudança aguarda decisão', en: 'Another change awaits a decision' },
    text: {
      pt: 'Só uma mudança de cada perfil aguarda decisão por vez.',
      en: 'Only one change of each role waits at a time.',
    },
    nextAction: {
      pt: 'Espere a decisão, ou peça a quem propôs que retire.',
      en: 'Wait for the decision, or ask its author to withdraw it.',
    },
  },
} as const satisfies Reasons
