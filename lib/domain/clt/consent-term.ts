/** A change of wording needs a new version; older ones stay unchanged, because customers accepted them. */
export const CONSENT_TERM_VERSION = 'clt-2026-11'

export type ConsentTermParties = {
  institutionLegalName: string
  institutionCnpj: string
  organizationName: string
}

const TERMS = {
  'clt-2026-11': ({ institutionLegalName, institutionCnpj, organizationName }: ConsentTermParties) =>
    [
      'TERMO DE AUTORIZAÇÃO PARA CONSULTA DE DADOS — CRÉDITO DO TRABALHADOR',
      `1. Quem é autorizado. Autorizo ${institutionLegalName}, inscrita no CNPJ sob o nº ${institutionCnpj}, e ${organizationName}, sua correspondente no País (Resolução CMN 4.935/2021), a consultar os meus dados de trabalhador junto à Dataprev e ao eSocial, inclusive por meio da Carteira de Trabalho Digital.`,
      '2. Para quê. A consulta serve apenas para verificar se posso contratar crédito consignado em folha de pagamento ("Crédito do Trabalhador"), calcular a minha margem consignável e me apresentar condições. Ela não é um pedido de empréstimo e não me obriga a contratar.',
      '3. Quais dados. Nome, CPF, data de nascimento e sexo; vínculo de emprego: empregador e sua inscrição, matrícula, categoria do trabalhador, datas de admissão e de desligamento; remuneração que serve de base, margem consignável disponível e situação de elegibilidade. Nenhum outro dado é consultado.',
      '4. Por quanto tempo. Tenho 7 dias para responder a este termo. Depois do meu aceite, a consulta é feita de imediato e o resultado pode ser usado por até 30 dias. Este registro da autorização é guardado pelo prazo em que a lei exige a sua comprovação.',
      `5. Como desistir. Posso recusar este termo, sem custo e sem justificativa. Depois de aceitar, posso revogar a autorização a qualquer momento, gratuitamente, pelos canais de atendimento de ${organizationName} ou de ${institutionLegalName}, ou na Carteira de Trabalho Digital; a revogação impede novas consultas e não desfaz o que foi feito antes dela.`,
      '6. Os meus direitos. O tratamento dos meus dados tem por base o meu consentimento e os procedimentos preliminares a um contrato de que sou parte (Lei 13.709/2018 — LGPD, art. 7º, incisos I e V). Posso pedir confirmação, acesso, correção, informação sobre com quem foram compartilhados e eliminação dos dados, como prevê o art. 18 da LGPD.',
      '7. A lei. Esta autorização é dada nos termos da Lei 10.820/2003, alterada pela Lei 15.179/2025, e da Portaria MTE 435/2025. As parcelas de um eventual contrato não podem passar de 35 % da remuneração disponível.',
      '8. O aceite. Aceito por um ato próprio e expresso, em meio eletrônico, e reconheço como prova o registro deste texto, da data e hora, do endereço IP, do dispositivo e da forma como fui identificado, nos termos do art. 10, § 2º, da MP 2.200-2/2001 e da Lei 14.063/2020.',
    ].join('\n\n'),
} as const satisfies Record<string, (parties: ConsentTermParties) => string>

export type ConsentTermVersion = keyof typeof TERMS

/**
 * Returns a consent term's exact text. It names no customer, because anyone with the link can read it.
 * Sources: Lei 10.820/2003 as amended by Lei 15.179/2025, Portaria MTE 435/2025, LGPD arts. 7, 8 and 18.
 */
export const consentTermText = (version: ConsentTermVersion, parties: ConsentTermParties): string =>
  TERMS[version](parties)
