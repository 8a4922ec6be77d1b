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
      <Icon name={icon} whileOpen="close" />
      <span className="sr-only group-open:hidden">{open}</span>{' '}
      <span className="sr-only hidden group-open:inline">{close}</span>
    </>
  )
}
