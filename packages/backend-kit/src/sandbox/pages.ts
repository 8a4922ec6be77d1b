import { rupiahIn } from '@etalase/contract/rules/money.ts'
import { xpressStatuses as status } from '@etalase/contract/rules/payment/xpress.ts'
import { xpressChannels } from '@etalase/contract/rules/payment/xpress-channels.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import { wibDeadlineIn } from '@etalase/contract/rules/wib-dates.ts'
import { escapeHtml, htmlPage } from '#html.ts'
import { channelName, howToPay } from '#payment/channels.ts'
import type { Bill } from '#sandbox/bill-repository.ts'
import { hasQr, qrOf, trxIdOf } from '#sandbox/messages.ts'

type Choice = readonly [value: string, label: string]

const outcomes: readonly Choice[] = [
  [status.success, 'The payment succeeds'],
  [status.inProcess, 'A payment number is issued, to be paid later'],
  [status.unprocessed, 'Nothing is decided yet'],
  [status.failed, 'The payment fails'],
  [status.cancelled, 'I cancel'],
  [status.expired, 'The time to pay runs out'],
  [status.reversal, 'The payment is reversed'],
  [status.noBill, 'The provider finds no bill'],
  [status.unknown, 'The provider does not know'],
]

const notices: readonly Choice[] = [
  ['now', 'at once, before I return'],
  ['later', 'after 15 seconds'],
  ['twice', 'at once and a second time'],
  ['never', 'never'],
]

function radios(name: string, legend: string, choices: readonly Choice[]): string {
  const inputs = choices.map(
    ([value, label], index) =>
      `<label><input type="radio" name="${name}" value="${value}" required${index === 0 ? ' checked' : ''}> ${escapeHtml(label)}</label>`,
  )
  return `<fieldset><legend>${legend}</legend>\n${inputs.join('\n')}\n</fieldset>`
}

const hidden = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('\n')

const sandboxPage = (content: string) =>
  htmlPage({ title: 'Payment sandbox', body: `<h1>Payment sandbox</h1>\n${content}` })

const summary = (bill: Bill) => `<p>${escapeHtml(bill.description)}</p>
<p><strong>${rupiahIn('en', bill.total)}</strong>, to be paid before ${wibDeadlineIn('en', toWib(bill.expiresAt))}.</p>`

/** Renders the page where a tester chooses the channel, the outcome and when the backend is notified. */
export function choicePage(bill: Bill): string {
  const byChannel = xpressChannels.map(({ code, name }): Choice => [code, name])
  return sandboxPage(`${summary(bill)}
<p>No money moves here. Choose a channel and what shall happen.</p>
<form method="post" action="/sandbox/payment/decision">
${hidden({ bill_no: bill.billNo })}
${radios('channel', 'Channel', byChannel)}
${radios('status', 'Outcome', outcomes)}
${radios('notice', 'The shop is notified', notices)}
<button>Continue</button>
</form>`)
}

/** Renders the page with a virtual account's or store's payment number, or a QR code's content, and its deadline. */
export function numberPage(bill: Bill, returnUrl: string): string {
  const number = hasQr(bill) ? null : trxIdOf(bill)
  return sandboxPage(`${summary(bill)}
<h2>${escapeHtml(channelName(bill.channel))}</h2>
<p style="font:700 28px/1.4 ui-monospace,monospace;overflow-wrap:anywhere">${number ?? qrOf(bill)}</p>
<p>${escapeHtml(howToPay(bill.channel, number))}</p>
<p><a href="${escapeHtml(returnUrl)}">Return to the shop</a>, and pay later, or play the bank:</p>
<form method="post" action="/sandbox/payment/decision">
${hidden({ bill_no: bill.billNo, channel: bill.channel ?? '', status: status.success })}
${radios('notice', 'The shop is notified', notices)}
<button>Pay ${rupiahIn('en', bill.total)}</button>
</form>`)
}

/** Renders the page for a form that the provider rejects, with the reason. */
export function refusalPage(reason: string): string {
  return sandboxPage(`<p role="alert">${escapeHtml(reason)}</p>`)
}

/** Renders the page that returns the browser to the shop by POST, as some channels do. */
export function postBackPage(url: string, fields: Readonly<Record<string, string>>): string {
  return sandboxPage(`<form method="post" action="${escapeHtml(url)}">${hidden(fields)}
<button>Return to the shop</button></form>`)
}
