ALTER TABLE "matching_rounds" ADD COLUMN "scope_kind" text;--> statement-breakpoint
ALTER TABLE "matching_rounds" ADD COLUMN "scope_id" text;--> statement-breakpoint
UPDATE "matching_rounds" SET "scope_kind" = 'community', "scope_id" = "community_id";--> statement-breakpoint
ALTER TABLE "matching_rounds" ALTER COLUMN "scope_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "matching_rounds" ALTER COLUMN "scope_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "matching_rounds" DROP CONSTRAINT "matching_rounds_day_key";--> statement-breakpoint
ALTER TABLE "matching_rounds" ADD CONSTRAINT "matching_rounds_scope_key" UNIQUE("community_id","scope_kind","scope_id","day");
