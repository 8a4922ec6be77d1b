import { linkListStyle } from '#components/ui/link-style.ts'
import { brand } from '#lib/config/brand.ts'
import * as words from '#lib/messages/words.ts'
import { formatPhone } from '#lib/rules/phone.ts'

/** Company name, phone, e-mail and chat. A long e-mail address wraps before the @. */
export function FooterContact() {
  const [account, host] = brand.email.split('@')
  return (
    <address className={`${linkListStyle} flex flex-col items-start not-italic`}>
      <p>{brand.legalName}</p>
      <a href={`tel:${brand.phone}`}>{formatPhone(brand.phone)}</a>{' '}
      <a href={`mailto:${brand.email}`}>
        <span>
          {account}
          <wbr />@{host}
        </span>
      </a>{' '}
      <a href={brand.chatUrl}>{words.footer.chat}</a>
    </address>
  )
}
