-- Search finds a word anywhere in a text by its groups of three letters.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
