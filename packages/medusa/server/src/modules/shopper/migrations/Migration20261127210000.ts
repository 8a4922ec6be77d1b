import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261127210000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`create table if not exists "shopper_passkey" ("id" text not null, "customer_id" text not null, "credential_id" text not null, "public_key" text not null, "counter" text not null, "transports" text not null, "name" text not null, "used_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "shopper_passkey_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shopper_passkey_customer_id" ON "shopper_passkey" ("customer_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_shopper_passkey_credential_id_unique" ON "shopper_passkey" ("credential_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shopper_passkey_deleted_at" ON "shopper_passkey" ("deleted_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "shopper_passkey_challenge" ("id" text not null, "challenge" text not null, "customer_id" text null, "expires_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "shopper_passkey_challenge_pkey" primary key ("id"));`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_shopper_passkey_challenge_challenge_unique" ON "shopper_passkey_challenge" ("challenge") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shopper_passkey_challenge_customer_id" ON "shopper_passkey_challenge" ("customer_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shopper_passkey_challenge_expires_at" ON "shopper_passkey_challenge" ("expires_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_shopper_passkey_challenge_deleted_at" ON "shopper_passkey_challenge" ("deleted_at") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "shopper_passkey" cascade;`);

    this.addSql(`drop table if exists "shopper_passkey_challenge" cascade;`);
  }

}
