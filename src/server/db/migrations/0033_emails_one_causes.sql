ALTER TABLE "event_tellings" ADD COLUMN "dates" jsonb;--> statement-breakpoint
ALTER TABLE "event_tellings" ADD COLUMN "caused_by" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "number" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "outbox_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "collapse_key" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "caused_by" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "says" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "urgent_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "digest_id" text;--> statement-breakpoint
CREATE INDEX "outbox_collapse_idx" ON "outbox" USING btree ("collapse_key","recipient");--> statement-breakpoint
CREATE INDEX "outbox_caused_by_idx" ON "outbox" USING btree ("caused_by","recipient");--> statement-breakpoint
CREATE INDEX "outbox_digest_idx" ON "outbox" USING btree ("digest_id");