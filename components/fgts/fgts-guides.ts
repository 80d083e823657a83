import type { Bilingual } from '#components/language/texts.ts'
import { FGTS_APP } from './fgts-app-steps.ts'
import { type GuidedCode, isGuided } from './guided-codes.ts'
import type { PhoneScene } from './phone-drawing.tsx'

/** Both languages quote the buttons of the FGTS app in Portuguese. */
export type GuideStep = { text: Bilingual; scene: PhoneScene }

export type FgtsGuide = { why: Bilingual; steps: readonly GuideStep[]; afterwards: Bilingual }

const OPEN_MORE: GuideStep = {
  text: [
    'Abra o app FGTS, entre com o seu CPF e toque em “Mais”.',
    'Open the FGTS app, sign in with your CPF and tap “Mais”.',
  ],
  scene: {
    title: 'FGTS',
    lines: [{ text: 'Saldo total' }, { text: 'Meus saques' }, { text: 'Mais', touch: true }],
  },
}

/** Caixa's app has required this authorization since 2025. */
const authorize = (name: string): FgtsGuide => ({
  why: [
    `A Caixa só mostra o saldo a quem você autoriza. Falta autorizar ${name}.`,
    `Caixa shows the balance only to those you authorize. ${name} is still to be authorized.`,
  ],
  steps: [
    OPEN_MORE,
    {
      text: [
        `Toque em “${FGTS_APP.authorization}” e em “Empréstimo saque-aniversário”.`,
        `Tap “${FGTS_APP.authorization}” and then “Empréstimo saque-aniversário”.`,
      ],
      scene: {
        title: 'Autorização de consulta',
        lines: [{ text: 'Empréstimo saque-anivers.', touch: true }, { text: 'Habitação' }],
      },
    },
    {
      text: [
        'Leia o termo, marque que aceita e toque em “Continuar”.',
        'Read the terms, tick that you accept and tap “Continuar”.',
      ],
      scene: {
        title: 'Termo de autorização',
        lines: [
          { text: 'Li e aceito os termos', kind: 'tick', touch: true },
          { text: 'Continuar', kind: 'button' },
        ],
      },
    },
    {
      text: [
        `Toque em “Adicionar instituição +”, escreva ${name}, confirme em “Continuar” e em “Sim”.`,
        `Tap “Adicionar instituição +”, write ${name}, confirm with “Continuar” and “Sim”.`,
      ],
      scene: {
        title: 'Adicionar instituição',
        lines: [
          { text: name, kind: 'field' },
          { text: 'Continuar', kind: 'button', touch: true },
        ],
      },
    },
  ],
  afterwards: [
    'Pronto: avise quem atende você. A consulta pode ser feita de novo na hora.',
    'Done: tell whoever serves you. The query can be made again at once.',
  ],
})

const OPT_IN: FgtsGuide = {
  why: [
    'Você ainda está no saque-rescisão. A antecipação só existe para quem escolheu o saque-aniversário.',
    'You are still in the dismissal withdrawal. The advance exists only for those who chose the anniversary withdrawal.',
  ],
  steps: [
    OPEN_MORE,
    {
      text: [`Toque em “${FGTS_APP.mode}”.`, `Tap “${FGTS_APP.mode}”.`],
      scene: {
        title: 'Mais',
        lines: [{ text: 'Sistemática de saque', touch: true }, { text: 'Autorização de consulta' }],
      },
    },
    {
      text: [
        'Escolha “Saque-aniversário” e leia o que muda: em uma demissão, o saldo fica na conta e você recebe só a multa.',
        'Choose “Saque-aniversário” and read what changes: if dismissed, the balance stays in the account and you receive only the fine.',
      ],
      scene: {
        title: 'Sistemática de saque',
        lines: [{ text: 'Saque-rescisão' }, { text: 'Saque-aniversário', touch: true }],
      },
    },
    {
      text: [
        `Marque que leu e toque em “${FGTS_APP.optIn}”.`,
        `Tick that you have read it and tap “${FGTS_APP.optIn}”.`,
      ],
      scene: {
        title: 'Saque-aniversário',
        lines: [
          { text: 'Li e aceito', kind: 'tick', touch: true },
          { text: 'Optar pelo saque-aniversário', kind: 'button' },
        ],
      },
    },
  ],
  afterwards: [
    'A antecipação pode ser contratada 90 dias depois da adesão (Resolução CCFGTS 1.130/2025).',
    'The advance can be contracted 90 days after opting in (Council resolution CCFGTS 1.130/2025).',
  ],
}

const CHECK: FgtsGuide['steps'] = [
  OPEN_MORE,
  {
    text: [
      'Toque em “Meus saques” e veja o que está em andamento.',
      'Tap “Meus saques” and see what is under way.',
    ],
    scene: {
      title: 'Meus saques',
      lines: [{ text: 'Em andamento', touch: true }, { text: 'Concluídos' }],
    },
  },
]

const GUIDES: Readonly<Record<Exclude<GuidedCode, 'unauthorized_institution'>, FgtsGuide>> = {
  inexistent_anniversary_membership: OPT_IN,
  ongoing_operation: {
    why: [
      'Há outra operação com o seu FGTS em andamento, talvez em outro banco. A Caixa trata uma de cada vez.',
      'Another operation on your FGTS is under way, perhaps at another bank. Caixa handles one at a time.',
    ],
    steps: CHECK,
    afterwards: [
      'Espere ela terminar (em geral, alguns dias) ou cancele no banco onde pediu. Depois avise quem atende você.',
      'Wait until it ends (usually some days) or cancel it at the bank where you asked for it. Then tell whoever serves you.',
    ],
  },
  processing_pending_changes: {
    why: [
      'Uma mudança no seu cadastro está sendo processada pela Caixa e, até lá, nada pode ser contratado.',
      'A change in your registration is being processed by Caixa, and until then nothing can be contracted.',
    ],
    steps: [
      {
        text: [
          'No app FGTS, toque no seu nome e em “Meus dados” para ver o que mudou.',
          'In the FGTS app tap your name and “Meus dados” to see what changed.',
        ],
        scene: {
          title: 'Meus dados',
          lines: [{ text: 'Alteração em processamento' }, { text: 'Dados pessoais', touch: true }],
        },
      },
    ],
    afterwards: [
      'Espere a confirmação (em geral, alguns dias). Se não foi você quem mudou, ligue para a Caixa: 0800 726 0207.',
      'Wait for the confirmation (usually some days). If it was not you, call Caixa: 0800 726 0207.',
    ],
  },
}

export const fgtsGuideOf = (code: string | null, institution: string): FgtsGuide | undefined => {
  if (!isGuided(code)) return undefined
  return code === 'unauthorized_institution' ? authorize(institution) : GUIDES[code]
}
