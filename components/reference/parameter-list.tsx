import type { ParameterView } from '#lib/reference/operation.ts'
import { FieldRow } from './schema-fields.tsx'

export const ParameterList = ({ parameters }: { parameters: readonly ParameterView[] }) => (
  <ul className="divide-y divide-line">
    {parameters.map(({ name, isRequired, schema, description }) => (
      <li key={name} className="py-2.5">
        <FieldRow name={name} isRequired={isRequired} schema={schema} description={description} />
      </li>
    ))}
  </ul>
)
