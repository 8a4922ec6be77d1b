import { Label } from '@medusajs/ui'
import type { ReactNode } from 'react'

/** An input below its label. */
export const Field = ({ label, children }: { label: string; children: ReactNode }) => (
  <Label size="small" className="grid gap-1.5">
    {label}
    {children}
  </Label>
)
