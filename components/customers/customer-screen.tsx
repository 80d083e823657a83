'use client'
import { type ReactNode, useEffect } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { StaleNotice } from '#components/live/stale-notice.tsx'
import { CustomerCpf } from '#components/personal-data/customer-cpf.tsx'
import { RevealedValue } from '#components/personal-data/revealed-value.tsx'
import { PageHeader } from '#components/shell/page-header.tsx'
import { type Customer, type StartBalancesOf, useCustomer } from '#lib/client/customers.ts'
import { CustomerLists } from './customer-lists.tsx'
import { CustomerStart } from './customer-start.tsx'
import { CustomerSteps } from './customer-steps.tsx'
import { CustomerTimeline } from './customer-timeline.tsx'
import { recentCustomers } from './recent-customers.ts'

const TEXTS = texts({
  unnamed: ['Cliente sem nome', 'Unnamed customer'],
})

export type CustomerScreenProps = {
  initial: Customer
  institutions: readonly { code: string; name: string }[]
  now: string
  startBalances: StartBalancesOf
  rights: ReactNode
}

export const CustomerScreen = ({ initial, institutions, now, ...props }: CustomerScreenProps) => {
  const t = useTexts(TEXTS)
  const query = useCustomer(initial)
  const { data: customer } = query
  const names = new Map(institutions.map(({ code, name }) => [code, name]))
  const institutionName = (code: string) => names.get(code) ?? code
  const { key, subject, maskedDocument, maskedEmail, maskedPhone } = customer
  const { name } = customer
  useEffect(() => recentCustomers.add({ key, name, maskedDocument }), [key, name, maskedDocument])
  return (
    <>
      <PageHeader
        title={customer.name ?? t.unnamed}
        meta={
          subject ? (
            <>
              <CustomerCpf {...subject} masked={maskedDocument} />
              {maskedPhone ? <RevealedValue subject={subject} field="phone" masked={maskedPhone} /> : null}
              {maskedEmail ? <RevealedValue subject={subject} field="email" masked={maskedEmail} /> : null}
            </>
          ) : (
            <span className="tabular-nums">CPF {maskedDocument}</span>
          )
        }
        actions={<CustomerStart customer={customer} startBalances={props.startBalances} />}
      />
      <StaleNotice query={query} />
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <div className="grid min-w-0 gap-5">
          <CustomerSteps steps={customer.steps} now={now} />
          <CustomerLists {...{ customer, institutionName, now }} />
        </div>
        <div className="grid min-w-0 gap-5">
          <CustomerTimeline {...{ customer, institutionName, now }} />
          {props.rights}
        </div>
      </div>
    </>
  )
}
