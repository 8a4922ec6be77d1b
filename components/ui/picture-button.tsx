import type { ComponentProps } from 'react'

interface PictureButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: 'heart' | 'eye'
  /** The accessible name. */
  label: string
}

/**
 * A round button on a picture, with an accessible name. CSS draws its icon (app/styles/picture-buttons.css): a list has
 * dozens of them, and each `<svg>` would be two more elements.
 */
export function PictureButton({ icon, label, className = '', ...button }: PictureButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-label={label}
      className={`on-picture ${icon} ${className}`.trim()}
    />
  )
}
