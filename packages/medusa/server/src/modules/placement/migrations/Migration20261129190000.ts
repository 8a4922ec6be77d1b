import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261129190000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "placement" drop constraint if exists "placement_ending_check";`);
    this.addSql(`alter table if exists "placement" add column if not exists "payment_way" text check ("payment_way" in ('CASH_ON_DELIVERY', 'PAY_AT_STORE')) null, add column if not exists "payment_fee" integer not null default 0, add column if not exists "refused_at" timestamptz null, add column if not exists "back_at" timestamptz null;`);
    this.addSql(`alter table if exists "placement" add constraint "placement_ending_check" check("ending" in ('EXPIRED', 'CANCELLED', 'REFUNDED', 'NOT_COLLECTED'));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_placement_payment_way" ON "placement" ("payment_way") WHERE payment_way IS NOT NULL AND paid_at IS NULL AND deleted_at IS NULL;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_placement_payment_way";`);
    this.addSql(`alter table if exists "placement" drop constraint if exists "placement_ending_check";`);
    this.addSql(`alter table if exists "placement" drop column if exists "payment_way", drop column if exists "payment_fee", drop column if exists "refused_at", drop column if exists "back_at";`);
    this.addSql(`update "placement" set "ending" = 'CANCELLED' where "ending" = 'NOT_COLLECTED';`);
    this.addSql(`alter table if exists "placement" add constraint "placement_ending_check" check("ending" in ('EXPIRED', 'CANCELLED', 'REFUNDED'));`);
  }

}
