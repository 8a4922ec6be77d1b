import type { ComponentProps, ReactNode } from 'react'

const base =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-sm text-center font-semibold transition-colors duration-150 disabled:cursor-not-allowed aria-busy:cursor-progress'

const variants = {
  primary:
    'bg-ink px-6 text-paper hover:bg-success active:bg-success disabled:bg-line disabled:text-ink aria-busy:bg-success',
  secondary:
    'border border-ink px-6 text-ink hover:bg-ink hover:text-paper active:bg-ink active:text-paper disabled:border-line disabled:bg-transparent disabled:text-muted',
  quiet:
    'text-ink underline underline-offset-4 hover:text-accent active:text-accent disabled:text-muted disabled:no-underline',
} as const

type ButtonVariant = keyof typeof variants

/** Returns the classes of a button, or of a link styled as one. */
export const buttonStyle = (variant: ButtonVariant = 'primary') => `${base} ${variants[variant]}`

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  /** Whether its action is running. It then stays focusable, with aria-busy. */
  isBusy?: boolean
  children: ReactNode
}

/** A button of type 'button' by default, so that it doesn't submit a form by accident. */
export function Button({
  variant,
  isBusy = false,
  className = '',
  children,
  ...button
}: ButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-busy={isBusy || undefined}
      className={`${buttonStyle(variant)} ${className}`}
    >
      {children}
    </button>
  )
}
