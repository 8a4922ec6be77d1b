import { randomBytes } from 'node:crypto'
import type { Database } from '@etalase/backend-kit/db/connection.ts'
import { customers } from '@etalase/backend-kit/db/schema/customers.ts'
import { mails } from '@etalase/backend-kit/db/schema/mails.ts'
import { stockAlerts } from '@etalase/backend-kit/db/schema/stock-alerts.ts'
import { stock } from '@etalase/backend-kit/db/schema/stores.ts'
import { lockKey } from '@etalase/backend-kit/db/sql-helpers.ts'
import { requestLanguage } from '@etalase/backend-kit/messages/request-language.ts'
import { alertThatGivesWay, maxWaiting } from '@etalase/backend-kit/stock-alerts/waiting-limit.ts'
import { keptDays } from '@etalase/contract/rules/retention.ts'
import { subDays } from 'date-fns/subDays'
import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm'

type StockAlertRow = typeof stockAlerts.$inferSelect

/** Returns the lock key of an address, which serialises changes of its alerts. */
const alertsKey = (email: string) => `alerts ${email}`

/** Limit of mails queued per run. */
const batchSize = 100

type NewAlert = Pick<StockAlertRow, 'productId' | 'sizeCode' | 'email' | 'clientNetwork'>

/**
 * Lists the alerts of a customer's address that are waiting or were mailed recently, oldest first. Requires a confirmed
 * address, because anyone can enter an address.
 */
export async function alertsOf(db: Database, customerId: number): Promise<StockAlertRow[]> {
  const isOwn = and(eq(customers.email, stockAlerts.email), isNotNull(customers.emailConfirmedAt))
  const rows = await db
    .select({ alert: stockAlerts })
    .from(stockAlerts)
    .innerJoin(customers, isOwn)
    .where(eq(customers.id, customerId))
    .orderBy(asc(stockAlerts.id))
  return rows.map(({ alert }) => alert)
}

/**
 * Adds an alert in the request's language, or renews the existing one. Returns false when the address has too many
 * alerts and none can be replaced.
 */
export function addAlert(db: Database, alert: NewAlert, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockKey(tx, alertsKey(alert.email))
    const isTheirs = and(eq(stockAlerts.email, alert.email), isNull(stockAlerts.notifiedAt))
    const waiting = await tx
      .select()
      .from(stockAlerts)
      .where(isTheirs)
      .orderBy(asc(stockAlerts.createdAt), asc(stockAlerts.id))
    const same = waiting.find(
      ({ productId, sizeCode }) => productId === alert.productId && sizeCode === alert.sizeCode,
    )
    if (!same && waiting.length >= maxWaiting) {
      const leaving = alertThatGivesWay(waiting, alert.clientNetwork)
      if (!leaving) return false
      await tx.delete(stockAlerts).where(eq(stockAlerts.id, leaving.id))
    }
    // A repeat keeps the first requester's network, so it can't take over the alert.
    const clientNetwork = same ? same.clientNetwork : alert.clientNetwork
    const token = randomBytes(24).toString('base64url')
    const language = requestLanguage()
    await tx
      .insert(stockAlerts)
      .values({ ...alert, clientNetwork, token, language, createdAt: now })
      .onConflictDoUpdate({
        target: [stockAlerts.email, stockAlerts.productId, stockAlerts.sizeCode],
        set: { notifiedAt: null, createdAt: now, language, clientNetwork },
      })
    return true
  })
}

/** Finds the alert of a queued mail. Returns null when the address has ended its alerts. */
export async function findAlert(db: Database, id: number): Promise<StockAlertRow | null> {
  const [alert] = await db.select().from(stockAlerts).where(eq(stockAlerts.id, id))
  return alert ?? null
}

/** Deletes all alerts of an address. */
export async function deleteAlerts(tx: Database, email: string): Promise<void> {
  await lockKey(tx, alertsKey(email))
  await tx.delete(stockAlerts).where(eq(stockAlerts.email, email))
}

/** Deletes all alerts of the address that received the token. */
export async function endAlerts(db: Database, token: string): Promise<void> {
  const isIt = eq(stockAlerts.token, token)
  const [alert] = await db.select({ email: stockAlerts.email }).from(stockAlerts).where(isIt)
  if (alert) await db.transaction((tx) => deleteAlerts(tx, alert.email))
}

/** Queues a mail for each alert whose size is back in stock in any shop. */
export function queueStockAlerts(db: Database, now: Date): Promise<void> {
  const inStock = db
    .select({ qty: stock.qty })
    .from(stock)
    .where(
      and(
        eq(stock.productId, stockAlerts.productId),
        eq(stock.sizeCode, stockAlerts.sizeCode),
        gt(stock.qty, 0),
      ),
    )
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(stockAlerts)
      .where(and(isNull(stockAlerts.notifiedAt), exists(inStock)))
      .orderBy(asc(stockAlerts.id))
      .limit(batchSize)
      .for('update', { skipLocked: true })
    if (due.length === 0) return
    const ids = due.map(({ id }) => id)
    await tx
      .update(stockAlerts)
      .set({ notifiedAt: now, clientNetwork: null })
      .where(inArray(stockAlerts.id, ids))
    await tx
      .insert(mails)
      .values(
        due.map(({ id, email, language }) => ({
          kind: 'BACK_IN_STOCK' as const,
          email,
          detail: String(id),
          language,
          queuedAt: now,
          nextAttemptAt: now,
        })),
      )
      .onConflictDoNothing()
  })
}

/** Deletes old alerts, whether mailed or still waiting. */
export async function deleteOldAlerts(db: Database, now: Date): Promise<void> {
  await db
    .delete(stockAlerts)
    .where(lt(stockAlerts.notifiedAt, subDays(now, keptDays.notifiedAlert)))
  await db.delete(stockAlerts).where(lt(stockAlerts.createdAt, subDays(now, keptDays.waitingAlert)))
}
