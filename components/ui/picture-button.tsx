import type { ComponentProps } from 'react'

interface PictureButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: 'heart' | 'eye'
  /** The accessible name. */
  label: string
}

/**
 * A round button on a picture, with text for text browsers. CSS hides the text and draws the icon (app/styles/picture-buttons.css): a list
 * has dozens of these buttons, and each `<svg>` would add two elements.
 */
export function PictureButton({ icon, label, className = '', ...button }: PictureButtonProps) {
  return (
    <button type="button" {...button} className={`on-picture ${icon} ${className}`.trim()}>
      {/* The space separates it from the preceding text without CSS. */}
      {` ${label}`}
    </button>
  )
}
