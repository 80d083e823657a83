import { Check, Minus, Pencil } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { ScrollRegion } from '#components/ui/scroll-region.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { OwnRole, RoleActions } from '#lib/client/roles.ts'
import { allows, PERMISSIONS, type Permission, ROLES } from '#lib/domain/access/permissions.ts'
import { PERMISSION_NAMES, ROLE_NAMES, VISIBILITY_NAMES } from './access-names.ts'
import { DeleteRole } from './delete-role.tsx'
import { RoleDialog } from './role-dialog.tsx'

const TEXTS = texts({
  label: ['Permissões por perfil', 'Permissions by role'],
  permission: ['Permissão', 'Permission'],
  builtIn: ['do sistema', 'built in'],
  people: (count: number) =>
    count === 1 ? ['1 pessoa', '1 person'] : [`${count} pessoas`, `${count} people`],
  sees: ['Acesso', 'Access'],
  perPerson: ['por pessoa', 'by person'],
  change: ['Mudar', 'Change'],
  changeTitle: (name: string) => [`Mudar o perfil ${name}`, `Change the role ${name}`],
  yes: ['Sim', 'Yes'],
  no: ['Não', 'No'],
})

type RoleMatrixProps = { roles: readonly OwnRole[]; actions: RoleActions }

export const RoleMatrix = ({ roles, actions }: RoleMatrixProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  return (
    <ScrollRegion label={t.label} className="relative">
      <table className="w-full text-sm">
        <RoleHeads roles={roles} />
        <tbody>
          {PERMISSIONS.map((permission) => (
            <tr key={permission} className="border-b">
              <RowHead>{localized(PERMISSION_NAMES[permission], language)}</RowHead>
              {ROLES.map((role) => (
                <Mark key={role} isOn={allows({ role }, permission)} />
              ))}
              {roles.map((role) => (
                <Mark key={role.id} isOn={includes(role, permission)} />
              ))}
            </tr>
          ))}
          <tr className="align-top">
            <RowHead>{t.sees}</RowHead>
            {ROLES.map((role) => (
              <td key={role} className="px-1 py-2 text-center text-ink-muted sm:px-2">
                {t.perPerson}
              </td>
            ))}
            {roles.map((role) => (
              <td key={role.id} className="px-2 py-2 text-center">
                {localized(VISIBILITY_NAMES[role.visibility], language)}
              </td>
            ))}
          </tr>
        </tbody>
        {roles.length > 0 ? <RoleWays roles={roles} actions={actions} /> : null}
      </table>
    </ScrollRegion>
  )
}

const RoleHeads = ({ roles }: Pick<RoleMatrixProps, 'roles'>) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  return (
    <thead>
      <tr className="border-b align-bottom">
        <th
          scope="col"
          className="sticky left-0 min-w-32 bg-raised px-2 py-2 text-start font-medium text-ink-muted sm:min-w-36 sm:px-3"
        >
          {t.permission}
        </th>
        {ROLES.map((role) => (
          <th key={role} scope="col" className="min-w-18 px-1 py-2 font-medium sm:min-w-24 sm:px-2">
            {localized(ROLE_NAMES[role], language)}
            <span className="block font-normal text-ink-muted">{t.builtIn}</span>
          </th>
        ))}
        {roles.map(({ id, name, people }) => (
          <th key={id} scope="col" className="min-w-28 max-w-40 break-words px-2 py-2 font-medium">
            {name}
            <Link
              href={`/people?own-role=${id}`}
              className="block rounded-control font-normal text-ink-muted hover:text-accent hover:underline"
            >
              {t.people(people.length)}
            </Link>
          </th>
        ))}
      </tr>
    </thead>
  )
}

const RoleWays = ({ roles, actions }: RoleMatrixProps) => {
  const t = useTexts(TEXTS)
  return (
    <tfoot>
      <tr className="border-t align-top">
        <td className="sticky left-0 bg-raised" />
        {ROLES.map((role) => (
          <td key={role} />
        ))}
        {roles.map((role) => (
          <td key={role.id} className="px-2 py-2">
            <div className="grid justify-items-center gap-2">
              <RoleDialog
                title={t.changeTitle(role.name)}
                ownRole={role}
                propose={actions.propose}
                trigger={(open) => (
                  <Button size="small" icon={<Pencil />} aria-label={t.changeTitle(role.name)} onClick={open}>
                    {t.change}
                  </Button>
                )}
              />
              {role.people.length === 0 ? <DeleteRole ownRole={role} remove={actions.remove} /> : null}
            </div>
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

const RowHead = ({ children }: { children: ReactNode }) => (
  <th scope="row" className="sticky left-0 bg-raised px-2 py-2 text-start font-normal sm:px-3">
    {children}
  </th>
)

const includes = ({ permissions }: OwnRole, permission: Permission) => permissions.includes(permission)

const Mark = ({ isOn }: { isOn: boolean }) => {
  const t = useTexts(TEXTS)
  return (
    <td className="px-2 py-2 text-center">
      {isOn ? (
        <Check aria-hidden className="mx-auto size-4 text-positive" />
      ) : (
        <Minus aria-hidden className="mx-auto size-4 text-ink-muted" />
      )}
      <span className="sr-only">{isOn ? t.yes : t.no}</span>
    </td>
  )
}
