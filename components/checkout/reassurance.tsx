import type { Availability } from '@etalase/contract/checkout.ts'
import { formatPhone } from '@etalase/contract/rules/phone.ts'
import { brand } from '#brand/company.ts'
import { Icon, type IconName } from '#components/ui/icon.tsx'
import { textLinkStyle } from '#components/ui/link-style.ts'
import { readShopTerms } from '#lib/rules/shop-terms.ts'
import { authMessages } from '#messages/auth.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { footerMessages } from '#messages/footer.ts'
import { legalMessages } from '#messages/help.ts'

const SmallIcon = ({ name }: { name: IconName }) => (
  <span aria-hidden="true" className="shrink-0 text-muted [&_.icon]:size-5">
    <Icon name={name} />
  </span>
)

interface ReassuranceProps {
  /** The payment channels, if the backend reports them. */
  channels: Availability['payment_channels']
  /** Days within which an item can be returned, if the backend reports them. */
  returnDays: Availability['return_days']
}

/** Reassures the shopper before 'Go To Payment': payment channels, returns and contacts. */
export function Reassurance({ channels, returnDays }: ReassuranceProps) {
  const terms = readShopTerms({ payment_channels: channels, return_days: returnDays })
  return (
    <div className="flex flex-col gap-3 text-sm">
      <div>
        <p id="accepted-channels" className="mb-2 text-muted">
          {checkoutMessages.accepted}
        </p>
        <ul aria-labelledby="accepted-channels" className="flex flex-wrap gap-1.5">
          {terms.channels.map(({ name: channel }) => (
            <li
              key={channel}
              className="rounded-sm border border-line bg-surface px-2 py-1 font-semibold text-xs"
            >
              {channel}
            </li>
          ))}
        </ul>
        {terms.channels.some(({ kind }) => kind === 'paylater') && (
          <p className="mt-2">{checkoutMessages.payLater}</p>
        )}
      </div>
      <p className="flex items-center gap-2">
        <SmallIcon name="check" />
        {legalMessages.returns(terms.returnDays)}
      </p>
      <p className="flex items-center gap-2">
        <SmallIcon name="account" />
        <a href="/privacy" className={textLinkStyle}>
          {authMessages.privacy}
        </a>
      </p>
      <p className="flex items-center gap-2">
        <SmallIcon name="phone" />
        <span>
          {checkoutMessages.support}{' '}
          <a href={brand.chatUrl} className={textLinkStyle}>
            {footerMessages.chat}
          </a>
          {' · '}
          <a href={`tel:${brand.phone}`} className={`whitespace-nowrap ${textLinkStyle}`}>
            {formatPhone(brand.phone)}
          </a>
          {' · '}
          <span className="text-muted">{checkoutMessages.supportHours}</span>
        </span>
      </p>
    </div>
  )
}
