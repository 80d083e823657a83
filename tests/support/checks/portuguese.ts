/** Portuguese words that no English text contains, matched as whole words in any case. */
const WORDS = new Set(
  `abr abrir acesso agente aguardando agora ainda anexar ano anos antes anual anuais ao aos apenas aplicar apresentar assinar assinatura assinou
  ativo banco buscar cada celular chave cima cancelada cancelado cancelar cliente clientes com como conferir consentimento consulta consultada
  consultar consultas conta contrato copiado copiar criada criado criar custo dados das data de depois desde dez desfazer deste dia dias
  disse documento documentos dos ela ele eles em encontrada encontrado encontramos endereço entrar enviado enviar equipe
  erro esta estado este estes falha falhou falta faltam fechar feita feito fev foi foram gerar gestor hoje hora horas identidade
  instituições institucional imposto isso juros liberado limpar livre livres lista maior mais margem menor mensal meses minha minutos mil motivo
  mostrar muito nada nascimento nem nenhum nenhuma nesta neste nome nos nossa nosso nova novo nunca ocultar ontem
  operadora ou outra outro outros pagamento pagar pago para parcela parcelas pela pelo pendência pessoa por pode podem
  pouco prazo precisa preencha principal proposta propostas pronto qual quando que quem receber recebe recebido recentes
  resultado resultados recusada recusado salvar saldo saque saques se sem senha ser servidor seu seus simulando simular situação sobre sua suas tabela
  tarde telefone tempo tenta tentar termo texto toda todas todos trabalhador um uma usar chave usuário vale valor valores
  vencimento veja ver vez vezes voltar`
    .split(/\s+/)
    // Excludes words that exist in English too.
    .filter((word) => !['data', 'pronto', 'principal', 'vale', 'conta'].includes(word)),
)

const ACCENTED = /[àáâãçéêíóôõúü]/i

/** Returns the known Portuguese words of a text and all words with a Portuguese accent. */
export const portugueseIn = (text: string): string[] =>
  [...text.matchAll(/(?<![\p{L}\p{N}_./@-])\p{L}[\p{L}-]*(?![\p{L}\p{N}_@]|\.\p{L})/gu)]
    .map(([word]) => word)
    .filter((word) => ACCENTED.test(word) || WORDS.has(word.toLowerCase()))
