import { Input } from '@medusajs/ui'
import { Field } from '../lib/field'

interface Props {
  label: string
  typed: string | undefined
  saved: number | null
  onType: (typed: string) => void
}

/** A number field, as typed; empty for no number. */
export const TypedField = ({ label, typed, saved, onType }: Props) => (
  <Field label={label}>
    <Input
      inputMode="numeric"
      value={typed ?? saved?.toLocaleString('id-ID') ?? ''}
      onChange={({ target }) => onType(target.value)}
    />
  </Field>
)
