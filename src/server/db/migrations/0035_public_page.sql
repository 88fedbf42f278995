ALTER TABLE "participants" ADD COLUMN "public_page" boolean;--> statement-breakpoint
CREATE INDEX "participants_managers_idx" ON "participants" USING btree ("community_id","id") WHERE is_manager;--> statement-breakpoint
CREATE INDEX "participants_public_page_idx" ON "participants" USING btree ("community_id","id") WHERE public_page;