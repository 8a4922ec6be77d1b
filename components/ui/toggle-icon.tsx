import { Icon, type IconName } from '#components/ui/icon.tsx'

interface ToggleIconProps {
  icon: IconName
  /** What a press does while it is closed, and while it is open. */
  open: string
  close: string
}

/** What stands in the summary of a <details> with the class `group`: an icon that turns into a cross. */
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
