'use client'
import type { ReactNode } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { SteadyBox } from '#components/tables/steady-box.tsx'
import { useSteadyRows } from '#components/tables/use-steady-rows.ts'
import { Card } from '#components/ui/card.tsx'
import type { AccessRequest, DecideAccessRequest, GivenAccess } from '#lib/client/access-requests.ts'
import { AccessRequestLine } from './access-request-line.tsx'
import { IssuedLink } from './issued-link.tsx'

const TEXTS = texts({
  title: ['Pedidos para dois gestores', 'Requests for two managers'],
  how: [
    'O que um gestor pede, outro aprova. O link aparece só para quem aprova.',
    'What one manager asks for, another approves. Only whoever approves sees the link.',
  ],
  handOver: (name: string) => [
    `Acesso aprovado. Entregue o link só a ${name}: quem o abre escolhe a senha da conta.`,
    `Access approved. Hand the link to ${name} alone: whoever opens it chooses the account’s password.`,
  ],
})

type AccessRequestsCardProps = {
  requests: readonly AccessRequest[]
  access: GivenAccess | null
  now: string
  resetKey: string
  decide: DecideAccessRequest
  onDecided: (answer: GivenAccess) => void
  notice: ReactNode
}

export const AccessRequestsCard = ({
  requests,
  access,
  resetKey,
  notice,
  ...acts
}: AccessRequestsCardProps) => {
  const t = useTexts(TEXTS)
  const steady = useSteadyRows({ rows: requests, keyOf: ({ id }) => id, resetKey })
  return (
    <Card title={t.title} description={t.how} className="mb-5">
      {notice}
      <div className="grid gap-4">
        {access?.link ? (
          <div className="grid gap-2">
            <p className="break-words text-sm">{t.handOver(access.to.name)}</p>
            <IssuedLink link={access.link} to={access.to} />
          </div>
        ) : null}
        <SteadyBox steady={steady}>
          <ul className="divide-y divide-line">
            {steady.rows.map((request) => (
              <AccessRequestLine key={request.id} {...{ request, ...acts }} />
            ))}
          </ul>
        </SteadyBox>
      </div>
    </Card>
  )
}
