ALTER TABLE "payment_notifications" DROP CONSTRAINT "payment_notifications_bill_no_status_pk";--> statement-breakpoint
ALTER TABLE "payment_notifications" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "payment_notifications" ADD COLUMN "amount" bigint;--> statement-breakpoint
ALTER TABLE "payment_notifications" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
UPDATE "payment_notifications" SET "outcome" = CASE
	WHEN "status" IN ('2', 'PAID', 'SETTLED') THEN 'paid'
	WHEN "status" IN ('4', 'REFUNDED') THEN 'reversed'
	WHEN "status" IN ('0', '1', 'PENDING') THEN 'waiting'
	WHEN "status" IN ('3', '8', 'FAILED') THEN 'notCompleted'
	WHEN "status" IN ('7', 'EXPIRED') THEN 'expired'
	ELSE 'checking' END,
	"result" = COALESCE("result", 'done');--> statement-breakpoint
-- Staff have recorded this money already: it is that of its order.
UPDATE "payment_notifications" AS "late" SET "result" = 'done' FROM "orders"
	WHERE "orders"."trx_ref" = "late"."bill_no" AND "orders"."paid_at" IS NOT NULL AND "late"."outcome" = 'paid';--> statement-breakpoint
DELETE FROM "payment_notifications" AS "earlier" USING "payment_notifications" AS "later"
	WHERE "earlier"."bill_no" = "later"."bill_no" AND "earlier"."reference" = "later"."reference" AND "earlier"."outcome" = "later"."outcome"
	AND ("earlier"."received_at", "earlier"."status") < ("later"."received_at", "later"."status");--> statement-breakpoint
ALTER TABLE "payment_notifications" ALTER COLUMN "outcome" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_notifications" ALTER COLUMN "result" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_notifications" ADD CONSTRAINT "payment_notifications_bill_no_reference_outcome_pk" PRIMARY KEY("bill_no","reference","outcome");
