import type { ComponentProps } from 'react'

interface PictureButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: 'heart' | 'eye'
  /** The accessible name. */
  label: string
}

/**
 * A round button on a picture, with words that text browsers show. CSS hides them and draws its icon (app/styles/picture-buttons.css): a list has
 * dozens of them, and each `<svg>` would be two more elements.
 */
export function PictureButton({ icon, label, className = '', ...button }: PictureButtonProps) {
  return (
    <button type="button" {...button} className={`on-picture ${icon} ${className}`.trim()}>
      {/* Apart from the words before it where there is no CSS. */}
      {` ${label}`}
    </button>
  )
}
