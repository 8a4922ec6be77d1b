import { escapeHtml, htmlPage } from '#backend/html.ts'
import { channels } from '#backend/payment/channels.ts'
import type { Bill } from '#backend/sandbox/bill-repository.ts'
import { formatRupiah } from '#lib/rules/money.ts'
import { providerStatuses as status } from '#lib/rules/payment-status.ts'
import { formatWibDeadline, toWib } from '#lib/rules/wib.ts'

const outcomes = [
  { status: status.success, label: 'The payment succeeds' },
  { status: status.inProcess, label: 'A payment number is issued, to be paid later' },
  { status: status.failed, label: 'The payment fails' },
  { status: status.cancelled, label: 'I cancel' },
  { status: status.expired, label: 'The time to pay runs out' },
]

const radio = (name: string, value: string, label: string, checked: boolean) =>
  `<label><input type="radio" name="${name}" value="${value}" required${checked ? ' checked' : ''}> ${escapeHtml(label)}</label>`

/** Where a tester chooses how to pay and what becomes of it. */
export function choicePage(bill: Bill): string {
  return htmlPage({
    title: 'Payment sandbox',
    body: `<h1>Payment sandbox</h1>
<p>${escapeHtml(bill.description)}</p>
<p><strong>${formatRupiah(bill.total)}</strong>, to be paid before ${formatWibDeadline(toWib(bill.expiresAt))}.</p>
<p>No money moves here. Choose a channel and what shall happen.</p>
<form method="post" action="/sandbox/payment/decision">
<input type="hidden" name="bill_no" value="${escapeHtml(bill.billNo)}">
<fieldset><legend>Channel</legend>
${channels.map(({ code, name }, index) => radio('channel', code, name, index === 0)).join('\n')}
</fieldset>
<fieldset><legend>Outcome</legend>
${outcomes.map((outcome, index) => radio('status', outcome.status, outcome.label, index === 0)).join('\n')}
</fieldset>
<button>Continue</button>
</form>`,
  })
}

/** For forms that the provider turns away, with the reason. */
export function refusalPage(reason: string): string {
  return htmlPage({
    title: 'Payment sandbox',
    body: `<h1>Payment sandbox</h1><p role="alert">${escapeHtml(reason)}</p>`,
  })
}

/** Takes the browser back to the shop by POST, as some channels do. */
export function postBackPage(url: string, fields: Readonly<Record<string, string>>): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  return htmlPage({
    title: 'Payment sandbox',
    body: `<h1>Payment sandbox</h1>
<form method="post" action="${escapeHtml(url)}">${inputs.join('\n')}
<button>Return to the shop</button></form>`,
  })
}
