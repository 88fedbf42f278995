ALTER TABLE "event_participations" ADD COLUMN "checked_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_participations" ADD COLUMN "checked_in_by" text;--> statement-breakpoint
ALTER TABLE "event_participations" ADD COLUMN "check_in_id" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "ticket_key" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "event_participations" ADD CONSTRAINT "event_participations_checked_in_by_participants_id_fk" FOREIGN KEY ("checked_in_by") REFERENCES "public"."participants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_participations_checked_in_by_idx" ON "event_participations" USING btree ("checked_in_by");