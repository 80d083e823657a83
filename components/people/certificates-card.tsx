'use client'
import { BadgePlus } from 'lucide-react'
import { lazy, useState } from 'react'
import { formatDay } from '#components/language/day-text.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { AlertDialog } from '#components/ui/alert-dialog.tsx'
import { Button } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { usePreloaded } from '#components/ui/use-preloaded.ts'
import { type PersonActions, type PersonDetail, useCachePerson } from '#lib/client/people.ts'
import { runAction } from '#lib/client/run-action.ts'
import { CertificateBadge } from './certificate-badge.tsx'

const load = () => import('./certificate-form.tsx').then((module) => ({ default: module.CertificateForm }))
const CertificateForm = lazy(load)

const TEXTS = texts({
  title: ['Certificação de correspondente', 'Correspondent certificate'],
  what: [
    'Fica registrada em cada proposta (Resolução CMN 4.935/2021). Uma renovação entra ao lado das anteriores.',
    'It is recorded on each proposal (CMN Resolution 4.935/2021). A renewal is kept beside those before it.',
  ],
  none: ['Nenhuma certificação registrada.', 'No certificate recorded.'],
  add: ['Registrar', 'Record'],
  history: ['Todas as certificações', 'All certificates'],
  noIssuer: ['emissor não informado', 'issuer not stated'],
  until: (day: string) => [`até ${day}`, `until ${day}`],
  removed: ['retirada', 'taken back'],
  remove: ['Retirar', 'Take back'],
  ask: (number: string) => [`Retirar a certificação ${number}?`, `Take back certificate ${number}?`],
  removal: [
    'Só para um registro errado: ela deixa de valer e fica no histórico. As propostas já criadas não mudam.',
    'For a mistaken record only: it counts no more and stays in the history. Proposals made already do not change.',
  ],
})

type Certificate = PersonDetail['certificates'][number]
type CertificatesCardProps = { person: PersonDetail; actions: PersonActions }

export const CertificatesCard = ({ person, actions }: CertificatesCardProps) => {
  const t = useTexts(TEXTS)
  const [open, setOpen] = useState(false)
  usePreloaded(load, open)
  return (
    <Card
      title={t.title}
      description={t.what}
      actions={
        <Button size="small" icon={<BadgePlus />} onClick={() => setOpen(true)}>
          {t.add}
        </Button>
      }
    >
      {person.certification === null ? (
        <p className="text-ink-muted text-sm">{t.none}</p>
      ) : (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <span className="break-all font-medium">{person.certification}</span>
          <CertificateBadge state={person.certificateState} endDate={person.certificateEndDate} />
        </p>
      )}
      {person.certificates.length > 0 ? (
        <ul aria-label={t.history} className="mt-4 divide-y divide-line border-t">
          {person.certificates.map((certificate) => (
            <CertificateLine
              key={certificate.id}
              {...{ person, certificate }}
              remove={actions.removeCertificate}
            />
          ))}
        </ul>
      ) : null}
      <Dialog open={open} onOpenChange={setOpen} title={t.title}>
        <CertificateForm personId={person.id} add={actions.addCertificate} onAdded={() => setOpen(false)} />
      </Dialog>
    </Card>
  )
}

type CertificateLineProps = {
  person: PersonDetail
  certificate: Certificate
  remove: PersonActions['removeCertificate']
}

const CertificateLine = ({ person, certificate, remove }: CertificateLineProps) => {
  const t = useTexts(TEXTS)
  const show = useCachePerson()
  const { id, number, issuer, endDate, removedAt } = certificate
  const facts = [issuer ?? t.noIssuer, endDate && t.until(formatDay(endDate)), removedAt && t.removed]
  const confirm = async () => {
    const answer = await runAction(remove, { id: person.id, certificateId: id })
    if (!answer.ok) return `${answer.problem.detail} ${answer.problem.nextAction}`
    show(answer.data)
    return undefined
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2.5 text-sm">
      <span className="min-w-0">
        <span className={removedAt ? 'break-all text-ink-muted line-through' : 'break-all'}>{number}</span>
        <span className="block text-ink-muted text-xs">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      {removedAt ? null : (
        <AlertDialog
          title={t.ask(number)}
          description={t.removal}
          tone="danger"
          trigger={<Button size="small">{t.remove}</Button>}
          confirmLabel={t.remove}
          onConfirm={confirm}
        />
      )}
    </li>
  )
}
