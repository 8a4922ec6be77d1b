import { IconButton } from '#components/ui/icon-button.tsx'
import { Unbroken } from '#components/ui/unbroken.tsx'

interface DialogHeadProps {
  id: string
  title: string
  /** The name of the close button. */
  closeLabel: string
  onClose: () => void
}

/** A dialog's title and close button. */
export function DialogHead({ id, title, closeLabel, onClose }: DialogHeadProps) {
  return (
    <div className="flex items-start justify-between gap-4">
      <h2 id={id} className="self-center text-xl">
        <Unbroken text={title} />
      </h2>
      <IconButton icon="close" label={closeLabel} onClick={onClose} className="-mr-2" />
    </div>
  )
}
