CREATE TABLE "newsletter_consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"source" text,
	"wording" text,
	"language" text DEFAULT 'en' NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "newsletter_consents" ADD CONSTRAINT "newsletter_consents_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_consents_one" ON "newsletter_consents" USING btree ("customer_id") WHERE "newsletter_consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "newsletter_consents_withdrawn" ON "newsletter_consents" USING btree ("withdrawn_at");