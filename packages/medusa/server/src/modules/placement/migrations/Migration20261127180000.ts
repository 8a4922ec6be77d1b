import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261127180000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "placement" add column if not exists "return_request" jsonb null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "placement" drop column if exists "return_request";`);
  }

}
