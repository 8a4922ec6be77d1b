CREATE TABLE "return_pictures" (
	"order_id" integer NOT NULL,
	"number" integer NOT NULL,
	"file" text NOT NULL,
	CONSTRAINT "return_pictures_order_id_number_pk" PRIMARY KEY("order_id","number")
);
--> statement-breakpoint
CREATE TABLE "return_requests" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'REQUESTED' NOT NULL,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"answer" text,
	"requested_at" timestamp with time zone NOT NULL,
	"moved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "return_pictures" ADD CONSTRAINT "return_pictures_order_id_return_requests_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."return_requests"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_requests_status" ON "return_requests" USING btree ("status","order_id");--> statement-breakpoint
CREATE INDEX "return_requests_over" ON "return_requests" USING btree ("moved_at") WHERE "return_requests"."status" in ('REJECTED', 'REFUNDED');