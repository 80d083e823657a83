import { ChevronDown } from 'lucide-react'
import { SelectField } from '#components/fields/select-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PRODUCT_NAMES } from '#components/products/product-names.ts'
import type { FilterChange } from '#components/tables/pending-filter.ts'
import { Button } from '#components/ui/button.tsx'
import { CheckMenu } from '#components/ui/check-menu.tsx'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import type { SalesAuthor } from '#lib/domain/sales/sales-view.ts'
import { readSalesFilter, type SalesFilter } from './sales-filter.ts'

const TEXTS = texts({
  product: ['Produto', 'Product'],
  allProducts: ['Todos os produtos', 'All products'],
  institution: ['Instituição', 'Institution'],
  allInstitutions: ['Todas as instituições', 'All institutions'],
  team: ['Time', 'Team'],
  allTeams: ['Todos os times', 'All teams'],
  agents: ['Agentes e programas', 'Agents and programs'],
  allAgents: ['Todos os agentes', 'All agents'],
  several: (count: number) => [`${count} escolhidos`, `${count} chosen`],
})

export type SalesChoices = {
  institutions: readonly { code: string; name: string }[]
  authors: readonly SalesAuthor[]
  teams: readonly { id: string; name: string }[]
}

type NarrowingFieldsProps = SalesChoices & {
  filter: SalesFilter
  changeFilter: (change: FilterChange<SalesFilter>) => void
}

export const NarrowingFields = ({
  filter,
  changeFilter,
  institutions,
  authors,
  teams,
}: NarrowingFieldsProps) => {
  const t = useTexts(TEXTS)
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <SelectField
        label={t.product}
        name="product"
        placeholder={t.allProducts}
        options={PRODUCTS.map((product) => ({ value: product, label: PRODUCT_NAMES[product].short }))}
        value={filter.product}
        onChange={({ currentTarget: { value } }) =>
          changeFilter({ product: readSalesFilter({ product: value }).product })
        }
      />
      <SelectField
        label={t.institution}
        name="provider"
        placeholder={t.allInstitutions}
        options={institutions.map(({ code, name }) => ({ value: code, label: name }))}
        value={filter.provider}
        onChange={({ currentTarget: { value } }) => changeFilter({ provider: value })}
      />
      {teams.length > 0 ? (
        <SelectField
          label={t.team}
          name="team"
          placeholder={t.allTeams}
          options={teams.map(({ id, name }) => ({ value: id, label: name }))}
          value={filter.team}
          onChange={({ currentTarget: { value } }) => changeFilter({ team: value })}
        />
      ) : null}
      <AgentsField filter={filter} changeFilter={changeFilter} authors={authors} />
    </div>
  )
}

type AgentsFieldProps = Pick<NarrowingFieldsProps, 'filter' | 'changeFilter' | 'authors'>

const AgentsField = ({ filter: { agent }, changeFilter, authors }: AgentsFieldProps) => {
  const t = useTexts(TEXTS)
  const [only] = agent
  const one = agent.length === 1 ? authors.find(({ id }) => id === only)?.name : undefined
  const text = agent.length === 0 ? t.allAgents : (one ?? t.several(agent.length))
  return (
    <div className="min-w-0">
      <p aria-hidden className="mb-1 font-medium text-sm">
        {t.agents}
      </p>
      <CheckMenu
        trigger={
          <Button
            full
            aria-label={`${t.agents}: ${text}`}
            className="font-normal [&>span]:w-full [&>span]:justify-between"
            iconEnd={<ChevronDown aria-hidden />}
          >
            <span className="truncate">{text}</span>
          </Button>
        }
        items={authors.map(({ id, name }) => ({ id, label: name, checked: agent.includes(id) }))}
        onChange={(id, checked) =>
          changeFilter((latest) => ({
            agent: checked ? [...latest.agent, id] : latest.agent.filter((other) => other !== id),
          }))
        }
      />
    </div>
  )
}
