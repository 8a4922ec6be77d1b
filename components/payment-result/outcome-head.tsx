import type { OrderOutcome } from '@etalase/contract/rules/payment/provider.ts'
import { Badge } from '#components/ui/badge.tsx'
import { Icon, type IconName } from '#components/ui/icon.tsx'
import { paymentMessages } from '#messages/payment.ts'

type Variant = { icon: IconName; mark: string; badge: 'plain' | 'sale' | 'success' }

const open: Variant = { icon: 'clock', mark: 'border-accent text-accent', badge: 'sale' }
const closed: Variant = { icon: 'close', mark: 'border-ink text-ink', badge: 'plain' }

const variants: Record<OrderOutcome, Variant> = {
  confirmed: { icon: 'check', mark: 'border-success bg-success text-paper', badge: 'success' },
  notCollected: closed,
  paid: { icon: 'check', mark: 'border-success bg-success text-paper', badge: 'success' },
  waiting: open,
  notCompleted: open,
  checking: { ...open, mark: 'border-ink text-ink', badge: 'plain' },
  expired: closed,
  cancelled: closed,
  reversed: closed,
}

/** A payment's status: an icon, the status in a word, and its meaning. */
export function OutcomeHead({ outcome }: { outcome: OrderOutcome }) {
  const { icon, mark, badge } = variants[outcome]
  const { title, text, state } = paymentMessages.outcomes[outcome]
  return (
    <>
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className={`grid size-12 shrink-0 place-items-center rounded-full border-2 ${mark}`}
        >
          <Icon name={icon} />
        </span>
        <Badge variant={badge}>{state}</Badge>
      </div>
      <h1 className="text-3xl">{title}</h1>
      <p className="max-w-[36.8em]">{text}</p>
    </>
  )
}
