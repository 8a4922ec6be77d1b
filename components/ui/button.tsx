import type { ComponentProps, ReactNode } from 'react'
import { type ButtonLook, buttonStyle } from '#components/ui/button-style.ts'

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook
  /** Its action is running: it stays focusable, with aria-busy. */
  isBusy?: boolean
  children: ReactNode
}

/** A button of type 'button' by default, so that it submits no form by accident. */
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
