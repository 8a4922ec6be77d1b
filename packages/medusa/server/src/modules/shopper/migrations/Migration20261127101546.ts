import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261127101546 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "shopper_wish" drop constraint if exists "shopper_wish_customer_id_number_unique";`);
    this.addSql(`alter table if exists "shopper_newsletter_consent" drop constraint if exists "shopper_newsletter_consent_customer_id_unique";`);
    this.addSql(`alter table if exists "shopper_device" drop constraint if exists "shopper_device_device_id_unique";`);
    this.addSql(`create table if not exists "shopper_device" ("id" text not null, "device_id" text not null, "cart_id" text null, "customer_id" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "shopper_device_pkey" primary key ("id"));`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_shopper_device_device_id_unique" ON "shopper_device" ("device_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shopper_device_deleted_at" ON "shopper_device" ("deleted_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "shopper_newsletter_consent" ("id" text not null, "customer_id" text not null, "given_at" timestamptz not null, "source" text null, "wording" text null, "language" text not null default 'en', "withdrawn_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "shopper_newsletter_consent_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shopper_newsletter_consent_deleted_at" ON "shopper_newsletter_consent" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_shopper_newsletter_consent_customer_id_unique" ON "shopper_newsletter_consent" ("customer_id") WHERE withdrawn_at IS NULL AND deleted_at IS NULL;`);

    this.addSql(`create table if not exists "shopper_wish" ("id" text not null, "customer_id" text not null, "number" integer not null, "wished_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "shopper_wish_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shopper_wish_deleted_at" ON "shopper_wish" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_shopper_wish_customer_id_number_unique" ON "shopper_wish" ("customer_id", "number") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "shopper_device" cascade;`);

    this.addSql(`drop table if exists "shopper_newsletter_consent" cascade;`);

    this.addSql(`drop table if exists "shopper_wish" cascade;`);
  }

}
