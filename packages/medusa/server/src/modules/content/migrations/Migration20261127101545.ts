import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261127101545 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "content_document" drop constraint if exists "content_document_key_language_unique";`);
    this.addSql(`create table if not exists "content_document" ("id" text not null, "key" text not null, "language" text not null default 'en', "data" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "content_document_pkey" primary key ("id"));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_content_document_deleted_at" ON "content_document" ("deleted_at") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_content_document_key_language_unique" ON "content_document" ("key", "language") WHERE deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "content_document" cascade;`);
  }

}
