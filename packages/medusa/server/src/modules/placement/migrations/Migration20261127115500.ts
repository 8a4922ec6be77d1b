import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261127115500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "placement" add column if not exists "ending" text check ("ending" in ('EXPIRED', 'CANCELLED', 'REFUNDED')) null;`);
    this.addSql(`update "placement" set "ending" = 'EXPIRED' where "expired_at" is not null;`);
    this.addSql(`alter table if exists "placement" drop column if exists "expired_at";`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "placement" add column if not exists "expired_at" timestamptz null;`);
    this.addSql(`update "placement" set "expired_at" = "moved_at" where "ending" = 'EXPIRED';`);
    this.addSql(`alter table if exists "placement" drop column if exists "ending";`);
  }

}
