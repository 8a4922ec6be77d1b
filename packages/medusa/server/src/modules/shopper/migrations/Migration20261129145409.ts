import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261129145409 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "shopper_stock_alert" drop constraint if exists "shopper_stock_alert_email_product_number_size_code_unique";`);
    this.addSql(`alter table if exists "shopper_stock_alert" drop constraint if exists "shopper_stock_alert_token_unique";`);
    this.addSql(`create table if not exists "shopper_stock_alert" ("id" text not null, "product_number" integer not null, "size_code" text not null, "email" text not null, "token" text not null, "language" text not null, "client_network" text null, "asked_at" timestamptz not null, "notified_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "shopper_stock_alert_pkey" primary key ("id"));`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_shopper_stock_alert_token_unique" ON "shopper_stock_alert" ("token") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shopper_stock_alert_deleted_at" ON "shopper_stock_alert" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_shopper_stock_alert_email_product_number_size_code_unique" ON "shopper_stock_alert" ("email", "product_number", "size_code") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shopper_stock_alert_product_number_size_code" ON "shopper_stock_alert" ("product_number", "size_code") WHERE notified_at IS NULL AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "shopper_stock_alert" cascade;`);
  }

}
