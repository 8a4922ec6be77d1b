import type { ReactNode } from 'react'

interface OptionButtonProps {
  title: string
  children?: ReactNode
  onClick: () => void
  disabled?: boolean
}

/** A choice that leads on as soon as it is made. */
export function OptionButton({ title, children, onClick, disabled }: OptionButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      disabled={disabled}
      className="w-full border border-line bg-surface p-4 text-left transition-colors duration-150 hover:border-ink disabled:opacity-60"
    >
      <span className="block font-semibold">{title}</span>
      <span className="block text-muted text-sm">{children}</span>
    </button>
  )
}
