import { Button, Input } from '@medusajs/ui'
import { Field } from '../lib/field'
import { type Entry, labelOf, picturesOf, textsOf } from './home-document'
import { PictureField } from './picture-field'

interface Props {
  entry: Entry
  onChange: (entry: Entry) => void
  /** Undefined for the first entry. */
  onMoveUp: (() => void) | undefined
  onCopy: () => void
  onRemove: () => void
}

/** One banner, section or promo of the home page. */
export function EntryCard({ entry, onChange, onMoveUp, onCopy, onRemove }: Props) {
  return (
    <div className="grid gap-3 px-6 py-4">
      <div className="grid gap-3 md:grid-cols-2">
        {textsOf(entry).map(([name, text]) => (
          <Field key={name} label={labelOf(name)}>
            <Input
              value={text}
              onChange={(event) => onChange({ ...entry, [name]: event.target.value })}
            />
          </Field>
        ))}
      </div>
      {picturesOf(entry).map(([name, picture]) => (
        <PictureField
          key={name}
          name={name}
          picture={picture}
          onChange={(changed) => onChange({ ...entry, [name]: changed })}
        />
      ))}
      <div className="flex gap-2">
        <Button size="small" variant="secondary" disabled={!onMoveUp} onClick={onMoveUp}>
          Move up
        </Button>
        <Button size="small" variant="secondary" onClick={onCopy}>
          Copy
        </Button>
        <Button size="small" variant="secondary" onClick={onRemove}>
          Remove
        </Button>
      </div>
    </div>
  )
}
