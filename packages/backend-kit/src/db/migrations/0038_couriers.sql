CREATE TABLE "courier_areas" (
	"provider" text NOT NULL,
	"subdistrict_id" integer NOT NULL,
	"area_id" text,
	"postal_code" text,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "courier_areas_provider_subdistrict_id_pk" PRIMARY KEY("provider","subdistrict_id")
);
--> statement-breakpoint
CREATE TABLE "courier_tariffs" (
	"provider" text NOT NULL,
	"from_id" integer NOT NULL,
	"to_id" integer NOT NULL,
	"grams" integer NOT NULL,
	"worth" bigint NOT NULL,
	"couriers" jsonb,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "courier_tariffs_provider_from_id_to_id_grams_pk" PRIMARY KEY("provider","from_id","to_id","grams")
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"attempt" integer NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"booking_id" text,
	"waybill" text,
	"cost" bigint,
	"status" text,
	"stage" text,
	"event_count" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "parcels_booking_id_unique" UNIQUE("booking_id")
);
--> statement-breakpoint
ALTER TABLE "courier_areas" ADD CONSTRAINT "courier_areas_subdistrict_id_subdistricts_id_fk" FOREIGN KEY ("subdistrict_id") REFERENCES "public"."subdistricts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_tariffs" ADD CONSTRAINT "courier_tariffs_from_id_subdistricts_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."subdistricts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courier_tariffs" ADD CONSTRAINT "courier_tariffs_to_id_subdistricts_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."subdistricts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courier_tariffs_age" ON "courier_tariffs" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "parcels_read" ON "parcels" USING btree ("read_at");