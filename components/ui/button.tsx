import type { ComponentProps, ReactNode } from 'react'
import { type ButtonLook, buttonStyle } from '#components/ui/button-style.ts'

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook
  /** Something is under way because of it: it stays focusable, and says so. */
  isBusy?: boolean
  children: ReactNode
}

/** A button; 'button' by type, so that none submits a form unasked. */
export function Button({ look, isBusy = false, className = '', children, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-busy={isBusy || undefined}
      className={`${buttonStyle(look)} ${className}`}
    >
      {children}
    </button>
  )
}
