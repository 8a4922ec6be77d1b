import { FormMessage } from '#components/account/form-message.tsx'
import type { Flash } from '#lib/session/flash.ts'

/** What a form of an order's page has come to. */
export function OrderFlash({ flash }: { flash: Flash | null }) {
  if (!flash?.message) return null
  return (
    <div className="mb-6">
      <FormMessage state={flash} />
    </div>
  )
}
