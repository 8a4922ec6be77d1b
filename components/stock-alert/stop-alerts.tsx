import { AlertPage } from '#components/stock-alert/alert-page.tsx'
import { Button } from '#components/ui/button.tsx'
import * as messages from '#lib/messages/messages.ts'
import type { Flash } from '#lib/session/flash.ts'

interface StopAlertsProps {
  /** Of the mail's link. */
  token: string
  flash: Flash | null
}

/** Asks before all alerts of an address end: mail programs open links by themselves. */
export function StopAlerts({ token, flash }: StopAlertsProps) {
  return (
    <AlertPage
      title={messages.stockAlert.stopTitle}
      text={messages.stockAlert.stopText}
      flash={flash}
      back={{ href: '/', text: messages.stockAlert.toShop }}
    >
      <form method="post" action="/api/stock-alert/stop">
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{messages.stockAlert.stop}</Button>
      </form>
    </AlertPage>
  )
}
