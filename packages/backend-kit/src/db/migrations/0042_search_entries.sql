ALTER INDEX "product_search_document" SET (gin_pending_list_limit = 256);--> statement-breakpoint
SELECT gin_clean_pending_list('product_search_document');