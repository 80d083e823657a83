import { texts } from '#components/language/texts.ts'

export const PROPOSAL_COLUMN_NAMES = texts({
  customer: ['Cliente', 'Customer'],
  contract: ['Contrato', 'Contract'],
  net: ['Valor líquido', 'Net amount'],
  installments: ['Parcelas', 'Instalments'],
  status: ['Situação', 'Status'],
  author: ['Autor', 'Author'],
  reference: ['Referência', 'Reference'],
  created: ['Criada', 'Created'],
  updated: ['Atualizada', 'Updated'],
})
