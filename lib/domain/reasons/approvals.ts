import type { Reasons } from './reason.ts'

export const APPROVAL_REASONS = {
  own_change: {
    kind: 'forbidden',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Mudança sua', en: 'Your own change' },
    text: {
      pt: 'Quem propõe uma mudança não decide sobre ela.',
      en: 'Whoever proposes a change does not decide on it.',
    },
    nextAction: {
      pt: 'Peça a outro gestor da sua organização que decida.',
      en: 'Ask another manager of your organization to decide.',
    },
  },
  change_not_yours: {
    kind: 'forbidden',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Mudança de outro gestor', en: 'Another manager’s change' },
    text: {
      pt: 'Só quem começou esta mudança pode editá-la, propô-la ou retirá-la.',
      en: 'Only who started this change can edit, propose or withdraw it.',
    },
    nextAction: { pt: 'Comece uma mudança sua.', en: 'Start a change of your own.' },
  },
  own_access: {
    kind: 'forbidden',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'É o seu próprio acesso', en: 'It is your own access' },
    text: {
      pt: 'Ninguém muda o próprio perfil, se desativa ou decide sobre o próprio acesso.',
      en: 'Nobody changes their own role, deactivates themselves or decides on their own access.',
    },
    nextAction: { pt: 'Peça a outro gestor.', en: 'Ask another manager.' },
  },
  access_touched: {
    kind: 'forbidden',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Acessos alterados pelo mesmo gestor', en: 'Accesses changed by the same manager' },
    text: {
      pt: 'Nos últimos {days} dias, um mesmo gestor alterou os dois acessos: o de quem propôs e o de quem decide.',
      en: 'In the last {days} days one manager changed both accesses: that of who proposed and that of who decides.',
    },
    nextAction: {
      pt: 'Peça a outro gestor que decida. Não há outro? A operação decide: npm run admin -- price approve, ceiling approve, rules approve, access approve ou role approve.',
      en: 'Ask another manager to decide. There is none? The operator decides: npm run admin -- price approve, ceiling approve, rules approve, access approve or role approve.',
    },
  },
  other_manager_decides: {
    kind: 'forbidden',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Há outro gestor que decide', en: 'There is another manager who decides' },
    text: {
      pt: 'A operação só decide onde nenhum outro gestor pode, e {name} pode.',
      en: 'The operator decides only where no other manager may, and {name} may.',
    },
    nextAction: { pt: 'Peça a decisão a esse gestor.', en: 'Ask that manager for the decision.' },
  },
} as const satisfies Reasons
