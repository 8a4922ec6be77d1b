import { readMeasuringChoice } from '#lib/browser/measuring-choice.ts'
import { type TradeEvent, tradeEventType } from '#lib/browser/trade-events.ts'

const url = '/api/analytics'

/** Who asks to be left alone: by the browser's Global Privacy Control, or by refusing the scripts of others. */
const isLeftAlone = () =>
  Reflect.get(navigator, 'globalPrivacyControl') === true || readMeasuringChoice() === 'refused'

function send(event: TradeEvent): void {
  if (!isLeftAlone()) navigator.sendBeacon(url, JSON.stringify(event))
}

/** Sends the events of this page to the shop's own server, those before it too; until the page ends. */
export function sendEvents(): void {
  for (const event of window.etalaseEvents ?? []) send(event)
  document.addEventListener(tradeEventType, (event) => {
    if (event instanceof CustomEvent) send(event.detail)
  })
}
