import type { ErrorDetails } from '#lib/domain/errors.ts'
import { isReasonCode, REASON_CODES, reasonOf } from '#lib/domain/reasons/catalogue.ts'

const MOST_CHARACTERS = 200
const UNKNOWN = '***'
const SIGNS = /[^\p{L}\p{N}]+/u

/** Common words of lenders' messages, in addition to the words of the catalogue's texts. */
const FURTHER_WORDS = `
  acesso alterado antecedencia aplicacao aprovado ativo atualizar averbacao banco bancaria bancario base bloqueio
  cadastro cancelado carteira ccb codigo comunicacao conexao consignado consignacao consignante contato contratacao
  correspondente credor criada criado dados dataprev desconhecido digital disponibilidade divergencia divergente
  duplicado encontrada encontrado encerrado endereco entidade envio erro esocial expirado falha fgts fila folha
  formato genero geral idade incorreta incorreto indevido inexistente informada informado inss instabilidade interno
  invalida invalido irregular limite localizado manutencao margem matricula maximo mensagem minimo modalidade motivo
  municipio nascimento numero obito obrigatorio operacao origem pagamento parametro pendencia perfil permissao
  processamento produto proposta recusado recusada rejeitado rejeitada registro renda reserva restricao retorno saldo
  saque servidor servico sessao sistema situacao solicitacao suspenso tabela telefone temporario tentativa titular
  titularidade token trabalhador transacao valida validacao valido valor verifique vinculo
  access account application approved bank base blocked borrower connection contract customer data denied disabled
  document duplicate employee employment error exceeded expired failed failure field found internal invalid limit
  maintenance margin mismatch missing network number operation pending policy processing product proposal refused
  registration rejected request required response restricted server service status system timeout token unknown
  unexpected value worker`

const plainWords = (text: string): string[] =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(SIGNS)

const textsOfCatalogue = (): string[] =>
  REASON_CODES.map(reasonOf).flatMap(({ title, text, nextAction }) =>
    [title, text, nextAction].flatMap(({ pt, en }) => [pt, en]),
  )

let vocabulary: ReadonlySet<string> | undefined

const isKnown = (word: string): boolean => {
  vocabulary ??= new Set([...textsOfCatalogue(), FURTHER_WORDS].flatMap(plainWords))
  return vocabulary.has(word)
}

/** Replaces every word that is not in the vocabulary, because it may be a name, a number or an address. */
const masked = (text: string): string =>
  text
    .split(/\s+/)
    .map((word) => (plainWords(word).every((part) => part === '' || isKnown(part)) ? word : UNKNOWN))
    .join(' ')
    .replaceAll(/\*{3}( \*{3})+/g, UNKNOWN)
    .trim()
    .slice(0, MOST_CHARACTERS)

/** Codes of the catalogue whose reasons only pass on an institution's words. */
const PASSED_ON = [
  'institution_request_refused',
  'balance_refused_by_institution',
  'consult_refused_by_institution',
]

type InstitutionAnswer = { code: string | null; text?: unknown }

/** Returns words that match no reason, with possible customer data masked; undefined if they match one. */
export const unmatchedWords = ({ code, text }: InstitutionAnswer): string | undefined => {
  if (code !== null && isReasonCode(code) && !PASSED_ON.includes(code)) return undefined
  const own = code !== null && !isReasonCode(code) ? code : ''
  const parts = [codeIn(own), typeof text === 'string' ? masked(text) : '']
  const words = parts.filter((part) => part !== '').join(': ')
  return words === '' ? undefined : words
}

/** A code of letters with at most four digits, so that no CPF passes for one. */
const CODE = /^(?!(?:\D*\d){5})[\p{L}\d][\p{L}\d_.-]{0,59}$/u

const codeIn = (code: string): string => (CODE.test(code) ? code : code === '' ? '' : UNKNOWN)

const LEAST_KNOWN = 2

/** Returns whether words can mean one reason: a code or two known words; with less, many texts look alike. */
export const canMeanReason = (words: string): boolean => {
  const [first = '', ...others] = words.split(': ')
  if (others.length > 0 && first !== UNKNOWN && CODE.test(first)) return true
  return words.split(' ').filter((word) => /\p{L}/u.test(word)).length >= LEAST_KNOWN
}

export const unmatchedWordsOf = (error: { code: string; details: ErrorDetails }): string | undefined =>
  unmatchedWords({ code: error.code, text: error.details.text })
