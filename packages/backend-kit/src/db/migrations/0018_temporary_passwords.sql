CREATE TABLE "temporary_passwords" (
	"password_hash" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "temporary_passwords" ADD CONSTRAINT "temporary_passwords_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "temporary_passwords_customer" ON "temporary_passwords" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "temporary_passwords_expiry" ON "temporary_passwords" USING btree ("expires_at");