import { type LocalizedTexts, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Callout } from '#components/ui/callout.tsx'
import { type KeyValueItem, KeyValueList } from '#components/ui/key-value-list.tsx'
import { formatMoment } from '#components/ui/moment-text.ts'

const TEXTS = texts({
  authentic: ['Sim, este comprovante é autêntico', 'Yes, this receipt is authentic'],
  unaltered: [
    'O código é o de um consentimento registrado aqui, sem nenhuma alteração.',
    'The code is that of a consent registered here, without any alteration.',
  ],
  unknown: ['Não, este código não está registrado', 'No, this code is not registered'],
  altered: [
    'O arquivo foi alterado, não é um comprovante nosso ou o código foi copiado pela metade. Um arquivo aberto e salvo de novo por outro programa também muda: confira o original.',
    'The file was altered, is not a receipt of ours, or the code was copied only in part. A file opened and saved again by another program changes too: check the original.',
  ],
  malformed: ['Isto não é um código SHA-256', 'This is not a SHA-256 code'],
  shape: [
    'O código tem 64 caracteres, de 0 a 9 e de A a F.',
    'The code has 64 characters, 0 to 9 and A to F.',
  ],
  tooMany: ['Muitas conferências em pouco tempo', 'Too many checks in a short time'],
  wait: ['Aguarde um minuto e tente de novo.', 'Wait a minute and try again.'],
  document: ['Documento', 'Document'],
  consent: (format: string) => [
    `Consentimento para consulta CLT (${format})`,
    `Consent to a CLT query (${format})`,
  ],
  institution: ['Instituição', 'Institution'],
  accepted: ['Aceito em', 'Accepted on'],
  brasilia: (at: Date) => [
    `${formatMoment(at, 'pt-BR')} (Brasília)`,
    `${formatMoment(at, 'en')} (Brasilia time)`,
  ],
  version: ['Versão do termo', 'Version of the term'],
  code: ['Código', 'Code'],
})

export type EvidenceAnswer =
  | { kind: 'unasked' }
  | { kind: 'malformed'; text: string }
  | { kind: 'too_many' }
  | { kind: 'unknown'; sha256: string }
  | {
      kind: 'registered'
      sha256: string
      evidence: { format: 'pdf' | 'json'; institutionName: string; acceptedAt: Date; termVersion: string }
    }

export const EvidenceVerdict = ({ answer }: { answer: EvidenceAnswer }) => {
  const t = useTexts(TEXTS)
  switch (answer.kind) {
    case 'registered':
      return (
        <Callout tone="positive" title={<span className="text-base">{t.authentic}</span>}>
          <p>{t.unaltered}</p>
          <KeyValueList className="mt-3" items={factsOf(answer, t)} />
        </Callout>
      )
    case 'unknown':
      return (
        <Callout tone="danger" title={<span className="text-base">{t.unknown}</span>}>
          <p>{t.altered}</p>
          <Digits sha256={answer.sha256} />
        </Callout>
      )
    case 'malformed':
      return (
        <Callout tone="warning" title={<span className="text-base">{t.malformed}</span>}>
          {t.shape}
        </Callout>
      )
    case 'too_many':
      return (
        <Callout tone="warning" title={<span className="text-base">{t.tooMany}</span>}>
          {t.wait}
        </Callout>
      )
    case 'unasked':
      return null
  }
}

type RegisteredEvidence = Extract<EvidenceAnswer, { kind: 'registered' }>

const factsOf = (
  { sha256, evidence }: RegisteredEvidence,
  t: LocalizedTexts<typeof TEXTS>,
): KeyValueItem[] => [
  { label: t.document, value: t.consent(evidence.format.toUpperCase()) },
  { label: t.institution, value: evidence.institutionName },
  { label: t.accepted, value: t.brasilia(evidence.acceptedAt) },
  { label: t.version, value: evidence.termVersion },
  { label: t.code, value: <Digits sha256={sha256} /> },
]

const Digits = ({ sha256 }: { sha256: string }) => (
  <span className="mt-1 block break-all font-mono text-xs">{sha256}</span>
)
