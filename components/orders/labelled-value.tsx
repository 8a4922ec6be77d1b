import type { ReactNode } from 'react'

/** A label with its value, for a <dl>. */
export function LabelledValue({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
