import { Button, Input, toast } from '@medusajs/ui'
import { useRef } from 'react'
import { Field } from '../lib/field'
import { type Entry, labelOf, uploadPicture } from './home-document'

interface Props {
  name: string
  picture: Entry
  onChange: (picture: Entry) => void
}

/** The chosen picture, or an empty frame. */
function Preview({ picture: { image_url, alt_text } }: { picture: Entry }) {
  const frame = 'h-24 w-32 shrink-0 rounded-md'
  if (!image_url) return <div className={`${frame} border border-dashed`} />
  return (
    <img src={String(image_url)} alt={String(alt_text ?? '')} className={`${frame} object-cover`} />
  )
}

/** A picture with its alt text, and a button to replace it. */
export function PictureField({ name, picture, onChange }: Props) {
  const chooser = useRef<HTMLInputElement>(null)
  const replace = async (file: File | undefined) => {
    if (!file) return
    try {
      // Drops colour and centre, which belong to the previous picture.
      onChange({ image_url: await uploadPicture(file), alt_text: String(picture.alt_text ?? '') })
    } catch (error) {
      toast.error('The picture was not uploaded.', { description: String(error) })
    }
  }
  return (
    <div className="flex items-start gap-3">
      <Preview picture={picture} />
      <div className="grid grow justify-items-start gap-2">
        <div className="w-full">
          <Field label={`${labelOf(name)}: what it shows, for those who cannot see it`}>
            <Input
              value={String(picture.alt_text ?? '')}
              onChange={(event) => onChange({ ...picture, alt_text: event.target.value })}
            />
          </Field>
        </div>
        <input
          ref={chooser}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-label={labelOf(name)}
          className="hidden"
          onChange={(event) => void replace(event.target.files?.[0])}
        />
        <Button size="small" variant="secondary" onClick={() => chooser.current?.click()}>
          {picture.image_url ? 'Replace picture' : 'Choose picture'}
        </Button>
      </div>
    </div>
  )
}
