import { inFile, type ProofMutant } from '#mutants/change.ts'

/** Faults of updates by WhatsApp. */
export const updateMutants: readonly ProofMutant[] = [
  ...inFile('packages/backend-kit/src/outbox/claim-due.ts', [
    {
      name: 'an update that is being sent is due again',
      before: '  nextAttemptAt: until,\n',
      after: '',
      worlds: ['update-workers'],
    },
  ]),
  ...inFile('packages/backend/src/order-updates/update-worker.ts', [
    {
      name: 'an update counts as sent before it is sent',
      before:
        '      if (message) await transport.send(message)\n      await completeUpdate(db, update.id, now())\n',
      after:
        '      await completeUpdate(db, update.id, now())\n      if (message) await transport.send(message)\n',
      worlds: ['killed-update-worker'],
    },
  ]),
  ...inFile('packages/backend/src/order-updates/update-queue.ts', [
    {
      name: 'a sent update is not marked',
      before:
        '  await db.update(orderUpdates).set({ sentAt: now }).where(eq(orderUpdates.id, id))\n',
      after: '',
      worlds: ['update-workers'],
    },
    {
      name: 'pending updates stay when their buyer stops them',
      before: '  await db.delete(orderUpdates).where(waits)\n',
      after: '',
      worlds: ['updates-ended'],
    },
  ]),
  ...inFile('packages/backend/src/order-updates/update-consents.ts', [
    {
      name: 'a withdrawn consent still counts',
      before: 'and(eq(updateConsents.orderId, orderId), isNull(updateConsents.withdrawnAt))',
      after: 'eq(updateConsents.orderId, orderId)',
      worlds: ['updates-ended'],
    },
  ]),
  ...inFile('packages/backend/src/orders/stop-updates.ts', [
    {
      name: 'stopping updates does not wait for a step of the order',
      before: '    await lockById(tx, orderId)\n',
      after: '',
      worlds: ['updates-ended'],
    },
    {
      name: 'stopping updates is confirmed, but not made',
      before: '    await withdrawConsent(tx, orderId, now)\n',
      after: '',
      worlds: ['updates-ended'],
    },
  ]),
  ...inFile('packages/backend/src/orders/tell-buyer.ts', [
    {
      name: 'no update reports a payment',
      before:
        '  if (isTold) await queueUpdate(tx, { orderId: order.id, kind, isRepeatable }, now)\n',
      after: '',
      worlds: ['update-workers'],
    },
  ]),
]
