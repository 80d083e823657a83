import type { ParameterView } from '#lib/reference/operation.ts'
import { FieldRow } from './schema-fields.tsx'

type ParameterListProps = { parameters: readonly ParameterView[]; marksRequired?: boolean }

export const ParameterList = ({ parameters, marksRequired = true }: ParameterListProps) => (
  <ul className="divide-y divide-line">
    {parameters.map(({ name, isRequired, schema, description }) => (
      <li key={name} className="py-2.5">
        <FieldRow
          name={name}
          isRequired={marksRequired && isRequired}
          schema={schema}
          description={description}
        />
      </li>
    ))}
  </ul>
)
