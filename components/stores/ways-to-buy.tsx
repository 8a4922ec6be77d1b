import { Icon, type IconName } from '#components/ui/icon.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { storesMessages } from '#messages/stores.ts'

const ways: readonly { href: string; icon: IconName; title: string; text: string }[] = [
  {
    href: '/stores/online-delivery',
    icon: 'truck',
    title: storesMessages.onlineDelivery,
    text: storesMessages.onlineDeliveryText,
  },
  {
    href: '/stores/pickup-on-store',
    icon: 'store',
    title: storesMessages.pickup,
    text: storesMessages.pickupText,
  },
]

/** Delivery and pickup, each linked to its how-to page. */
export function WaysToBuy() {
  return (
    <ul aria-label={storesMessages.ways} className="mt-6 grid gap-3 sm:grid-cols-2 md:grid-cols-1">
      {ways.map(({ href, icon, title, text }) => (
        <li key={href}>
          <IntentLink
            href={href}
            className="flex min-h-16 items-center gap-4 border border-line bg-surface px-4 py-3 transition-colors duration-150 hover:border-ink"
          >
            <Icon name={icon} />
            <span className="flex-1">
              <span className="block font-semibold">{title}</span>{' '}
              <span className="block text-muted text-sm">{text}</span>
            </span>
            <Icon name="chevron" />
          </IntentLink>
        </li>
      ))}
    </ul>
  )
}
