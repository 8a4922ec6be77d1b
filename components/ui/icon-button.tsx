import type { ComponentProps } from 'react'
import { Icon, type IconName } from '#components/ui/icon.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName
  /** The accessible name. */
  label: string
}

/**
 * An icon button, 44 px square, with text for text browsers. Use `aria-disabled` instead of `disabled` to keep the focus when a press
 * reaches the limit.
 */
export function IconButton({ icon, label, className = '', ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={`flex size-11 shrink-0 items-center justify-center rounded-sm transition-colors duration-150 hover:bg-line active:bg-line disabled:cursor-not-allowed disabled:bg-transparent disabled:text-muted aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-muted ${className}`}
    >
      <Icon name={icon} />
      {/* The space separates it from the preceding text without CSS. */}
      <span className="sr-only">{` ${label}`}</span>
    </button>
  )
}
