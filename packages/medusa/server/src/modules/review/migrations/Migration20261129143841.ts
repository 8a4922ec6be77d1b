import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261129143841 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "review" drop constraint if exists "review_trx_ref_product_number_size_code_unique";`);
    this.addSql(`create table if not exists "review" ("id" text not null, "number" serial, "trx_ref" text not null, "product_number" integer not null, "size_code" text not null, "product_name" text not null, "size_name" text not null, "status" text check ("status" in ('PENDING', 'APPROVED', 'REJECTED')) not null default 'PENDING', "stars" integer not null, "fit" text null, "text" text not null, "name" text null, "language" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "review_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_review_product_number" ON "review" ("product_number") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_review_status" ON "review" ("status") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_review_deleted_at" ON "review" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_review_trx_ref_product_number_size_code_unique" ON "review" ("trx_ref", "product_number", "size_code") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "review" cascade;`);
  }

}
