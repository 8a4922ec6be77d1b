import type { ProofMutant } from '#prove/mutants/change.ts'

/** Faults of the gateway, the session and the code in browsers. */
export const shopMutants: readonly ProofMutant[] = [
  {
    name: 'the first add of two tabs takes no turns',
    file: 'components/cart/cart-mutations.ts',
    before: "await withTabLock('cart-add', send, patienceMs)",
    after: 'await send()',
    worlds: ['guest-tabs'],
  },
  {
    name: 'the device id is not kept',
    file: 'lib/gateway/gateway.ts',
    before: '    if (makesDevice) keepDeviceId(response.cookies, caller.deviceId)\n',
    after: '',
    worlds: ['guest-tabs'],
  },
  {
    name: 'each form of a new shopper makes a device id of its own',
    file: 'lib/gateway/cart-form.ts',
    before:
      'return shopper.isNewDevice ? runFirstAdd(request, () => changeFor(shopper)) : changeFor(shopper)',
    after: 'return changeFor(shopper)',
    worlds: ['guest-forms'],
  },
  {
    name: 'a second form does not wait for the first',
    file: 'lib/gateway/first-add.ts',
    before: '    await before.running.catch(() => {})\n',
    after: '',
    worlds: ['guest-forms'],
  },
  {
    name: 'the device id of a form is not kept',
    file: 'lib/gateway/cart-form.ts',
    before: '    if (caller?.isNewDevice) keepDeviceId(response.cookies, caller.deviceId)\n',
    after: '',
    worlds: ['guest-forms'],
  },
  {
    name: 'an order is sent without its key',
    file: 'components/checkout/place-order.ts',
    before: "const headers = { 'Idempotency-Key': order.key }",
    after: 'const headers = {}',
    worlds: ['lost-answers'],
  },
  {
    name: 'the key is forgotten when an order is sent again',
    file: 'components/checkout/place-order.ts',
    before: "const headers = { 'Idempotency-Key': order.key }",
    after:
      "const headers: Record<string, string> = isRepeated ? {} : { 'Idempotency-Key': order.key }",
    worlds: ['lost-answers'],
  },
  {
    name: 'an order whose answer is lost is called refused',
    file: 'components/checkout/place-order.ts',
    before: 'if (complete && isRefused(error)) {',
    after: 'if (complete) {',
    worlds: ['lost-answers'],
  },
  {
    name: 'a backend that cannot be reached counts as a refusal',
    file: 'lib/api/gateway-request.ts',
    before: "  if (code === 'BACKEND_UNREACHABLE') return 'network'\n",
    after: "  if (code === 'BACKEND_UNREACHABLE') return 'refused'\n",
    worlds: ['lost-answers', 'killed'],
  },
  {
    name: 'the gateway does not pass the key on',
    file: 'lib/gateway/caller.ts',
    before: '    ...(idempotencyKey ? { idempotencyKey } : {}),\n',
    after: '',
    worlds: ['lost-answers'],
  },
  {
    name: 'the total of the summary is not sent',
    file: 'lib/checkout/submission.ts',
    before: '    expected_total: summary.total,\n',
    after: '',
    worlds: ['price-change'],
  },
  {
    name: 'the device id stays as it is at the sign-in',
    file: 'lib/gateway/keep-signed-in.ts',
    before: '  if (deviceId) keepDeviceId(cookies, deviceId)\n',
    after: '',
    worlds: ['two-customers'],
  },
  {
    name: 'the session is not kept at the sign-in',
    file: 'lib/gateway/keep-signed-in.ts',
    before: '  await keepSession(cookies, { token, owner: ownerOf(email) })\n',
    after: '',
    worlds: ['customer-orders'],
  },
  {
    name: 'the session stays after the sign-out',
    file: 'lib/gateway/redirect.ts',
    before: '  const { cookies } = response\n  dropSession(cookies)\n',
    after: '  const { cookies } = response\n',
    worlds: ['two-customers', 'customer-orders'],
  },
  {
    name: "a customer's cart stays on the device after the sign-out",
    file: 'lib/gateway/redirect.ts',
    before: '  dropDeviceId(cookies)\n',
    after: '',
    worlds: ['two-customers'],
  },
  {
    name: 'a new release cannot read what the old one has sealed',
    file: 'lib/session/seal.ts',
    before: '  for (const password of passwords) {',
    after: '  for (const password of passwords.slice(0, 1)) {',
    worlds: ['release'],
  },
]
