ALTER TABLE "orders" ADD COLUMN "arrives_first" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "arrives_last" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "arrival_pay_before" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ready_at" timestamp with time zone;