ALTER TABLE "matching_rounds" DROP CONSTRAINT "matching_rounds_scope_key";--> statement-breakpoint
ALTER TABLE "matching_lists" ADD COLUMN "introduced" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "matching_results" ADD COLUMN "carried_to" text;--> statement-breakpoint
ALTER TABLE "matching_rounds" ADD COLUMN "kind" text DEFAULT 'weekly' NOT NULL;--> statement-breakpoint
ALTER TABLE "matching_rounds" ADD COLUMN "number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "matching_rounds" ADD COLUMN "late" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "matching_rounds_weekly_key" ON "matching_rounds" USING btree ("community_id","scope_kind","scope_id","day") WHERE kind = 'weekly';--> statement-breakpoint
ALTER TABLE "matching_rounds" ADD CONSTRAINT "matching_rounds_scope_key" UNIQUE("community_id","scope_kind","scope_id","day","number");