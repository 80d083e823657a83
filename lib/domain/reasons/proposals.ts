import type { Reasons } from './reason.ts'

export const PROPOSAL_REASONS = {
  simulation_not_found: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Simulação não encontrada', en: 'Simulation not found' },
    text: { pt: 'A simulação informada não existe.', en: 'The simulation does not exist.' },
    nextAction: { pt: 'Simule de novo.', en: 'Simulate again.' },
  },
  simulation_expired: {
    kind: 'expired',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Simulação vencida', en: 'Simulation expired' },
    text: { pt: 'A simulação venceu.', en: 'The simulation has expired.' },
    nextAction: { pt: 'Simule de novo.', en: 'Simulate again.' },
  },
  simulation_already_used: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Proposta já existente para esta simulação', en: 'Simulation already used' },
    text: {
      pt: 'Proposta já existente: esta simulação já deu origem a uma proposta.',
      en: 'This simulation already became a proposal.',
    },
    nextAction: {
      pt: 'Acompanhe a proposta indicada em proposalId.',
      en: 'Follow the proposal given in proposalId.',
    },
  },
  simulation_mismatch: {
    kind: 'rule',
    retryable: false,
    whoActs: 'integrator',
    title: { pt: 'Dados diferentes da simulação', en: 'Different from the simulation' },
    text: { pt: '{field} difere do que foi simulado.', en: '{field} differs from what was simulated.' },
    nextAction: { pt: 'Envie os mesmos dados da simulação.', en: 'Send the same data as the simulation.' },
  },
  document_mismatch: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'CPF diferente', en: 'Document mismatch' },
    text: {
      pt: 'O CPF do cliente não é o CPF da simulação.',
      en: "The borrower's CPF is not the CPF of the simulation.",
    },
    nextAction: {
      pt: 'Confira o CPF ou simule para este cliente.',
      en: 'Check the CPF or simulate for this customer.',
    },
  },
  proposal_not_cancellable: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: {
      pt: 'Não é possível cancelar (Operation does not allow cancelation)',
      en: 'Cannot be cancelled (Operation does not allow cancelation)',
    },
    onScreen: {
      title: { pt: 'Não é possível cancelar', en: 'Cannot be cancelled' },
      text: {
        pt: 'No estado atual ({status}) a proposta não pode ser cancelada.',
        en: 'In its present status ({status}) the proposal cannot be cancelled.',
      },
    },
    text: {
      pt: 'No estado atual ({status}) a proposta não pode ser cancelada (Operation does not allow cancelation).',
      en: 'In its present status ({status}) the proposal cannot be cancelled (Operation does not allow cancelation).',
    },
    nextAction: {
      pt: 'Acompanhe a proposta; após o pagamento, o cliente pode desistir no prazo e na forma do contrato.',
      en: 'Follow the proposal; after the payout the customer can give it back in the time and way of the contract.',
    },
  },
  proposal_status_changed: {
    kind: 'conflict',
    retryable: true,
    whoActs: 'agent',
    title: { pt: 'A proposta mudou', en: 'The proposal changed' },
    text: {
      pt: 'O estado da proposta mudou enquanto você trabalhava.',
      en: 'The status of the proposal changed while you were working.',
    },
    nextAction: { pt: 'Atualize a tela e tente de novo.', en: 'Reload and try again.' },
  },
  proposal_not_in_review: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Proposta fora de análise manual', en: 'Not in manual review' },
    text: { pt: 'A proposta não está em análise manual.', en: 'The proposal is not in manual review.' },
    nextAction: { pt: 'Confira o estado atual.', en: 'Check its present status.' },
  },
  own_proposal: {
    kind: 'forbidden',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Proposta própria', en: 'Own proposal' },
    text: {
      pt: 'Quem criou a proposta não pode decidir sobre ela.',
      en: 'Who created the proposal cannot decide on it.',
    },
    nextAction: { pt: 'Peça a outro gestor.', en: 'Ask another manager.' },
  },
  pending_item_not_found: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Sem pendência deste tipo', en: 'No such pending item' },
    text: { pt: 'Não há pendência aberta deste tipo.', en: 'There is no open pending item of this type.' },
    nextAction: {
      pt: 'Veja as pendências abertas da proposta.',
      en: 'See the open pending items of the proposal.',
    },
  },
  pending_document_missing: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Falta um documento', en: 'Document missing' },
    text: {
      pt: 'A pendência pede documentos que não foram entregues: {types}.',
      en: 'The pending item asks for documents that were not handed in: {types}.',
    },
    nextAction: {
      pt: 'Envie cada documento pedido por POST …/document com o seu tipo em type, e resolva a pendência de novo.',
      en: 'Upload each document asked for by POST …/document with its type, then solve the item again.',
    },
  },
  document_not_found: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Documento não encontrado', en: 'Document not found' },
    text: {
      pt: 'O documento {key} não foi enviado para esta proposta.',
      en: 'The document {key} was not uploaded for this proposal.',
    },
    nextAction: {
      pt: 'Envie o arquivo antes de resolver a pendência.',
      en: 'Upload the file before solving the pending item.',
    },
  },
  document_type_not_accepted: {
    kind: 'unsupported_type',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Tipo de arquivo não aceito', en: 'File type not accepted' },
    text: {
      pt: 'O conteúdo do arquivo não é JPEG, PNG nem PDF.',
      en: 'The content of the file is not JPEG, PNG or PDF.',
    },
    nextAction: { pt: 'Envie uma foto JPEG ou PNG, ou um PDF.', en: 'Send a JPEG or PNG photo, or a PDF.' },
  },
  document_active_content: {
    kind: 'unsupported_type',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'PDF com conteúdo ativo ou senha', en: 'PDF with active content or a password' },
    text: {
      pt: 'O PDF contém programa, formulário, outro arquivo ou senha ({found}), e não só páginas.',
      en: 'The PDF contains a program, a form, another file or a password ({found}), and not only pages.',
    },
    nextAction: {
      pt: 'Imprima o documento como PDF, ou envie uma foto dele.',
      en: 'Print the document as a PDF, or send a photo of it.',
    },
  },
  document_too_large: {
    kind: 'too_large',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Arquivo grande demais', en: 'File too large' },
    text: { pt: 'O arquivo passa de 10 MB.', en: 'The file exceeds 10 MB.' },
    nextAction: { pt: 'Envie um arquivo menor.', en: 'Send a smaller file.' },
  },
  document_missing: {
    kind: 'rule',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Arquivo ausente', en: 'File missing' },
    text: { pt: 'Nenhum arquivo foi enviado no campo file.', en: 'No file was sent in the field file.' },
    nextAction: { pt: 'Envie o arquivo no campo file.', en: 'Send the file in the field file.' },
  },
  proposal_ended: {
    kind: 'conflict',
    retryable: false,
    whoActs: 'agent',
    title: { pt: 'Proposta encerrada', en: 'Proposal ended' },
    text: {
      pt: 'No estado atual ({status}) a proposta não recebe mais documentos.',
      en: 'In its present status ({status}) the proposal takes no more documents.',
    },
    nextAction: { pt: 'Confira o estado da proposta.', en: 'Check the status of the proposal.' },
  },
} as const satisfies Reasons
