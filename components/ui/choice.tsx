import type { ComponentProps, ReactNode } from 'react'

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  type: 'radio' | 'checkbox'
  label: string
  hint?: ReactNode
  /** Content at the end of the row, such as a price or badge. */
  end?: ReactNode
}

/** A radio button or checkbox with the whole row as its label. */
export function Choice({ type, label, hint, end, ...input }: ChoiceProps) {
  return (
    <label className="flex min-h-14 items-center gap-4 border border-line bg-surface px-4 py-3 transition-colors duration-150 hover:border-muted has-checked:border-ink has-disabled:bg-paper has-disabled:text-muted">
      <input type={type} {...input} className="size-5 shrink-0 accent-ink" />
      <span className="flex-1">
        <span className="block font-semibold">{label}</span>
        {hint && <span className="block text-muted text-sm">{hint}</span>}
      </span>
      {end}
    </label>
  )
}
