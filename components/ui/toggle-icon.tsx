import { Icon, type IconName } from '#components/ui/icon.tsx'

interface ToggleIconProps {
  icon: IconName
  /** Accessible names while closed and while open. */
  open: string
  close: string
}

/** The icon in the summary of a <details> with the class `group`; a cross while open. */
export function ToggleIcon({ icon, open, close }: ToggleIconProps) {
  return (
    <>
      <span className="group-open:hidden">
        <Icon name={icon} />
        <span className="sr-only">{open}</span>
      </span>
      <span className="hidden group-open:inline">
        <Icon name="close" />
        <span className="sr-only">{close}</span>
      </span>
    </>
  )
}
