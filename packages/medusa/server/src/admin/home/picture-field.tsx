import { Button, Input, Label, toast } from '@medusajs/ui'
import { useRef } from 'react'
import { type Entry, labelOf, uploadPicture } from './home-document'

interface Props {
  name: string
  picture: Entry
  onChange: (picture: Entry) => void
}

/** A picture with what a screen reader says of it, and a button for another one. */
export function PictureField({ name, picture, onChange }: Props) {
  const chooser = useRef<HTMLInputElement>(null)
  const replace = async (file: File | undefined) => {
    if (!file) return
    try {
      // Colour and centre were those of the picture before.
      onChange({ image_url: await uploadPicture(file), alt_text: String(picture.alt_text ?? '') })
    } catch (error) {
      toast.error('The picture was not uploaded.', { description: String(error) })
    }
  }
  return (
    <div className="flex items-start gap-3">
      <img
        src={String(picture.image_url)}
        alt={String(picture.alt_text ?? '')}
        className="h-20 w-28 rounded object-cover"
      />
      <div className="grid grow gap-2">
        <Label size="small">
          {labelOf(name)}: what it shows
          <Input
            value={String(picture.alt_text ?? '')}
            onChange={(event) => onChange({ ...picture, alt_text: event.target.value })}
          />
        </Label>
        <input
          ref={chooser}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          className="hidden"
          onChange={(event) => void replace(event.target.files?.[0])}
        />
        <Button size="small" variant="secondary" onClick={() => chooser.current?.click()}>
          Another picture
        </Button>
      </div>
    </div>
  )
}
