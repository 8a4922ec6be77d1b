import { readMeasuringChoice } from '#lib/browser/measuring-choice.ts'
import { type TradeEvent, tradeEventType } from '#lib/browser/trade-events.ts'

const url = '/api/analytics'

/** Whether the shopper opted out: by Global Privacy Control, or by refusing third-party scripts. */
const isLeftAlone = () =>
  Reflect.get(navigator, 'globalPrivacyControl') === true || readMeasuringChoice() === 'refused'

function send(event: TradeEvent): void {
  if (!isLeftAlone()) navigator.sendBeacon(url, JSON.stringify(event))
}

/** Sends this page's events to the shop's own server, including past ones, until the page unloads. */
export function sendEvents(): void {
  for (const event of window.etalaseEvents ?? []) send(event)
  document.addEventListener(tradeEventType, (event) => {
    if (event instanceof CustomEvent) send(event.detail)
  })
}
