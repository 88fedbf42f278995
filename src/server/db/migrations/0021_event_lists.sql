CREATE INDEX "events_upcoming_online_idx" ON "events" USING btree ("community_id","starts_at","id") WHERE "events"."deleted_at" is null and "events"."event_type" = 'ONLINE';--> statement-breakpoint
CREATE INDEX "events_past_online_idx" ON "events" USING btree ("community_id","over_at","id") WHERE "events"."deleted_at" is null and "events"."event_type" = 'ONLINE';--> statement-breakpoint
CREATE INDEX "events_upcoming_free_idx" ON "events" USING btree ("community_id","starts_at","id") WHERE "events"."deleted_at" is null and not "events"."paid";--> statement-breakpoint
CREATE INDEX "events_past_free_idx" ON "events" USING btree ("community_id","over_at","id") WHERE "events"."deleted_at" is null and not "events"."paid";--> statement-breakpoint
-- What a search of events is compared with: forms of the words of title and description, and the beginnings of the title's.
ALTER TABLE "events" ADD COLUMN "words" tsvector GENERATED ALWAYS AS (search_words(title, NULL, NULL, NULL, '{}'::text[], description, NULL)) STORED;--> statement-breakpoint
CREATE INDEX "events_words_idx" ON "events" USING gin ("words");
