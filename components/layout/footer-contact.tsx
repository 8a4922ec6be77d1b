import { listLinkStyle } from '#components/ui/link-style.ts'
import { brand } from '#lib/config/brand.ts'
import * as words from '#lib/messages/words.ts'
import { formatPhone } from '#lib/rules/phone.ts'

/** Company name, phone, e-mail and chat. A long e-mail address wraps before the @. */
export function FooterContact() {
  const [account, host] = brand.email.split('@')
  return (
    <address className="not-italic">
      <p>{brand.legalName}</p>
      <p>
        <a href={`tel:${brand.phone}`} className={listLinkStyle}>
          {formatPhone(brand.phone)}
        </a>
      </p>
      <p>
        <a href={`mailto:${brand.email}`} className={listLinkStyle}>
          <span>
            {account}
            <wbr />@{host}
          </span>
        </a>
      </p>
      <p>
        <a href={brand.chatUrl} className={listLinkStyle}>
          {words.footer.chat}
        </a>
      </p>
    </address>
  )
}
