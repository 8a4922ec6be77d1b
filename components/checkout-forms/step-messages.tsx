import { FormMessage } from '#components/account/form-message.tsx'
import type { Flash } from '#lib/session/flash.ts'

interface StepMessagesProps {
  flash: Flash | null
  /** About choices that were reset since. */
  notices: readonly string[]
}

/** What was said about the last form, unless its page shows that elsewhere, and about choices that were reset. */
export function StepMessages({ flash, notices }: StepMessagesProps) {
  const isShownElsewhere = Boolean(flash?.values.agreed)
  const said = isShownElsewhere ? '' : (flash?.message ?? '')
  const message = [said, ...notices.filter((notice) => notice !== said)].filter(Boolean).join(' ')
  if (!message) return null
  return (
    <div className="mb-6">
      <FormMessage
        state={{ message, isDone: flash?.isDone === true && notices.length === 0, problems: {} }}
      />
    </div>
  )
}
