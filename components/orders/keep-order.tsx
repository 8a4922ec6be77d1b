import { listLinkStyle } from '#components/ui/link-style.ts'
import * as words from '#lib/messages/words.ts'

/** Offers a guest an account, which takes up the order once its e-mail address is confirmed. */
export function KeepOrder() {
  return (
    <div>
      <a href="/sign-up?next=/account/orders" className={`${listLinkStyle} underline`}>
        {words.confirmEmail.keepOrder}
      </a>
      <p className="text-muted text-sm">{words.confirmEmail.keepText}</p>
    </div>
  )
}
