'use client'
import { Copy } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { CopySelected } from '#components/tables/copy-selected.tsx'
import { ExportRows } from '#components/tables/export-rows.tsx'
import { SelectionBar } from '#components/tables/selection-bar.tsx'
import type { Selection } from '#components/tables/use-selection.ts'
import type { Application } from '#lib/client/applications.ts'
import { instantOf } from '#lib/config/clock.ts'
import { csvInstant } from '#lib/domain/csv/csv-instant.ts'

const TEXTS = texts({
  file: ['aplicacoes', 'applications'],
  clientIds: (count: number) => [`Copiar client_ids (${count})`, `Copy client_ids (${count})`],
  copied: ['client_ids copiados', 'client_ids copied'],
})

const HEADINGS = texts({
  name: ['Aplicação', 'Application'],
  clientId: ['client_id', 'client_id'],
  scopes: ['Permissões', 'Scopes'],
  secrets: ['Chaves', 'Secrets'],
  used: ['Último uso', 'Last used'],
  created: ['Criada', 'Created'],
  revoked: ['Revogada', 'Revoked'],
})

type SelectedApplicationsProps = { selection: Selection; selectedRows: readonly Application[] }

export const SelectedApplications = ({ selection, selectedRows }: SelectedApplicationsProps) => {
  const t = useTexts(TEXTS)
  const headings = useTexts(HEADINGS)
  return (
    <SelectionBar selection={selection}>
      <CopySelected
        label={t.clientIds(selectedRows.length)}
        icon={<Copy />}
        copied={t.copied}
        text={() => selectedRows.map(({ clientId }) => clientId).join('\n')}
      />
      <ExportRows
        name={t.file}
        headings={Object.values(headings)}
        lines={() =>
          selectedRows.map(({ name, clientId, scopes, secrets, ...dates }) => [
            name,
            clientId,
            scopes.join(' '),
            { value: secrets.length, decimals: 0 },
            dates.lastUsedAt && csvInstant(instantOf(dates.lastUsedAt)),
            csvInstant(instantOf(dates.createdAt)),
            dates.revokedAt && csvInstant(instantOf(dates.revokedAt)),
          ])
        }
      />
    </SelectionBar>
  )
}
