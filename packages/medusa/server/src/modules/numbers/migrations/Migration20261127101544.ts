import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261127101544 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "contract_number" drop constraint if exists "contract_number_kind_number_unique";`);
    this.addSql(`alter table if exists "contract_number" drop constraint if exists "contract_number_kind_key_unique";`);
    this.addSql(`create table if not exists "contract_number" ("id" text not null, "kind" text not null, "key" text not null, "number" integer not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "contract_number_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_contract_number_deleted_at" ON "contract_number" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_contract_number_kind_key_unique" ON "contract_number" ("kind", "key") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_contract_number_kind_number_unique" ON "contract_number" ("kind", "number") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "contract_number" cascade;`);
  }

}
