CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"size_code" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"stars" integer NOT NULL,
	"fit" text,
	"text" text NOT NULL,
	"name" text,
	"language" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_of_line" FOREIGN KEY ("order_id","product_id","size_code") REFERENCES "public"."order_lines"("order_id","product_id","size_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_line" ON "reviews" USING btree ("order_id","product_id","size_code");--> statement-breakpoint
CREATE INDEX "reviews_shown" ON "reviews" USING btree ("product_id","id") WHERE "reviews"."status" = 'APPROVED';--> statement-breakpoint
CREATE INDEX "reviews_status" ON "reviews" USING btree ("status","id");