import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261127101547 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "placement" drop constraint if exists "placement_device_id_idempotency_key_unique";`);
    this.addSql(`alter table if exists "placement" drop constraint if exists "placement_number_unique";`);
    this.addSql(`alter table if exists "placement" drop constraint if exists "placement_order_id_unique";`);
    this.addSql(`alter table if exists "placement" drop constraint if exists "placement_trx_ref_unique";`);
    this.addSql(`create table if not exists "placement" ("id" text not null, "trx_ref" text not null, "device_id" text not null, "idempotency_key" text null, "customer_id" text null, "email" text not null, "location_id" text not null, "shipping_type" text check ("shipping_type" in ('ONLINE_DELIVERY', 'PICKUP_ON_STORE')) not null, "shipping" jsonb null, "promo_code" text null, "cart_lines" jsonb null, "order_id" text null, "number" integer null, "status" text not null default 'PENDING', "moved_at" timestamptz not null, "placed_at" timestamptz not null, "due_at" timestamptz not null, "paid_at" timestamptz null, "expired_at" timestamptz null, "payment_channel" text null, "payment_number" text null, "payment_reference" text null, "pickup_code" text null, "details" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "placement_pkey" primary key ("id"));`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_placement_trx_ref_unique" ON "placement" ("trx_ref") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_placement_device_id" ON "placement" ("device_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_placement_customer_id" ON "placement" ("customer_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_placement_email" ON "placement" ("email") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_placement_order_id_unique" ON "placement" ("order_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_placement_number_unique" ON "placement" ("number") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_placement_status" ON "placement" ("status") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_placement_deleted_at" ON "placement" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_placement_device_id_idempotency_key_unique" ON "placement" ("device_id", "idempotency_key") WHERE idempotency_key IS NOT NULL AND deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_placement_due_at" ON "placement" ("due_at") WHERE status = 'PENDING' AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "placement" cascade;`);
  }

}
