CREATE TABLE "order_updates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_updates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"order_id" integer NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "update_consents" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"wording" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_amount" bigint;--> statement-breakpoint
ALTER TABLE "payment_notifications" ADD COLUMN "result" text;--> statement-breakpoint
ALTER TABLE "order_updates" ADD CONSTRAINT "order_updates_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "update_consents" ADD CONSTRAINT "update_consents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_updates_once" ON "order_updates" USING btree ("order_id","kind","detail");--> statement-breakpoint
CREATE INDEX "order_updates_waiting" ON "order_updates" USING btree ("next_attempt_at") WHERE "order_updates"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "update_consents_withdrawn" ON "update_consents" USING btree ("withdrawn_at");