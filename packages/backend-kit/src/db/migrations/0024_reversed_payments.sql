ALTER TABLE "orders" ADD COLUMN "reversed_at" timestamp with time zone;--> statement-breakpoint
-- Status 4 of Xpress and REFUNDED of the invoices say that the money went back.
UPDATE "orders" SET "reversed_at" = "payment_notifications"."received_at" FROM "payment_notifications"
WHERE "payment_notifications"."bill_no" = "orders"."trx_ref" AND "payment_notifications"."status" IN ('4', 'REFUNDED')
  AND "orders"."status" IN ('EXPIRED', 'CANCELLED');
