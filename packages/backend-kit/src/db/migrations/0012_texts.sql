CREATE TABLE "texts" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"language" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "texts_kind_language_id_pk" PRIMARY KEY("kind","language","id")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_alerts" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;