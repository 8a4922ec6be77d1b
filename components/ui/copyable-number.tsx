import type { ReactNode } from 'react'
import { CopyButton } from '#components/ui/copy-button.tsx'

/** A label with its value, for a <dl>. */
export function LabelledValue({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

/** A number with a copy button. */
export function CopyableNumber({ name, number }: { name: string; number: string }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span className="font-semibold tabular-nums tracking-wide">{number}</span>
      <CopyButton name={name} text={number} />
    </span>
  )
}
