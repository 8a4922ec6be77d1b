CREATE TABLE "courier_pin_tariffs" (
	"provider" text NOT NULL,
	"from_pin" text NOT NULL,
	"to_pin" text NOT NULL,
	"grams" integer NOT NULL,
	"worth" bigint NOT NULL,
	"couriers" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "courier_pin_tariffs_provider_from_pin_to_pin_grams_pk" PRIMARY KEY("provider","from_pin","to_pin","grams")
);
--> statement-breakpoint
ALTER TABLE "user_addresses" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "user_addresses" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "longitude" double precision;--> statement-breakpoint
CREATE INDEX "courier_pin_tariffs_age" ON "courier_pin_tariffs" USING btree ("asked_at");