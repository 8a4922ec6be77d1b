-- A sub-district of Sumenep was seeded as 'Ra"as', from data that write an apostrophe as a double quote; orders name it by its id.
UPDATE "subdistricts" SET "name" = translate("name", '"*’', '''''''') WHERE "name" ~ '["*’]';
