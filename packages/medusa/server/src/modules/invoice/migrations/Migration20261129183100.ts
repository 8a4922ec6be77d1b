import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261129183100 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "booked" drop constraint if exists "booked_trx_ref_unique";`);
    this.addSql(`alter table if exists "booked" drop constraint if exists "booked_kind_number_unique";`);
    this.addSql(`create table if not exists "booked" ("id" text not null, "kind" text check ("kind" in ('INVOICE', 'CREDIT_NOTE')) not null, "number" integer not null, "trx_ref" text not null, "issued_at" timestamptz not null, "facts" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "booked_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_booked_trx_ref" ON "booked" ("trx_ref") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_booked_deleted_at" ON "booked" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_booked_kind_number_unique" ON "booked" ("kind", "number") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_booked_trx_ref_unique" ON "booked" ("trx_ref") WHERE kind = 'INVOICE' AND deleted_at IS NULL;`);
    this.addSql(`create or replace function "refuse_booked_change"() returns trigger language plpgsql as $$ begin raise exception 'what is issued stays as it is' using errcode = 'check_violation'; end; $$;`);
    this.addSql(`drop trigger if exists "booked_stays" on "booked";`);
    this.addSql(`create trigger "booked_stays" before update or delete on "booked" for each row execute function "refuse_booked_change"();`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "booked" cascade;`);
    this.addSql(`drop function if exists "refuse_booked_change";`);
  }

}
