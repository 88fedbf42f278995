CREATE TABLE "event_participation_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"by_participant_id" text,
	"from_status" text,
	"to_status" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_participations" (
	"event_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"status" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_participations_event_id_participant_id_pk" PRIMARY KEY("event_id","participant_id")
);
--> statement-breakpoint
CREATE TABLE "event_responsibles" (
	"event_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_responsibles_event_id_participant_id_pk" PRIMARY KEY("event_id","participant_id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"created_by" text,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"date" text NOT NULL,
	"start_time" text NOT NULL,
	"end_date" text,
	"end_time" text,
	"time_zone" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"over_at" timestamp with time zone NOT NULL,
	"location" jsonb NOT NULL,
	"location_visibility" text NOT NULL,
	"event_type" text NOT NULL,
	"online_meeting_link" text NOT NULL,
	"paid" boolean NOT NULL,
	"price" double precision,
	"currency" text NOT NULL,
	"payment_link" text NOT NULL,
	"visibility" text NOT NULL,
	"approval_required" boolean NOT NULL,
	"max_participants" integer,
	"organizer_contact" text NOT NULL,
	"confirmed_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "events_seats_check" CHECK ("events"."max_participants" is null or "events"."confirmed_count" <= "events"."max_participants")
);
--> statement-breakpoint
ALTER TABLE "event_participation_changes" ADD CONSTRAINT "event_participation_changes_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_participation_changes" ADD CONSTRAINT "event_participation_changes_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_participation_changes" ADD CONSTRAINT "event_participation_changes_by_participant_id_participants_id_fk" FOREIGN KEY ("by_participant_id") REFERENCES "public"."participants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_participations" ADD CONSTRAINT "event_participations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_participations" ADD CONSTRAINT "event_participations_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_responsibles" ADD CONSTRAINT "event_responsibles_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_responsibles" ADD CONSTRAINT "event_responsibles_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_created_by_participants_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."participants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_participation_changes_event_idx" ON "event_participation_changes" USING btree ("event_id","participant_id","at");--> statement-breakpoint
CREATE INDEX "event_participation_changes_participant_idx" ON "event_participation_changes" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "event_participation_changes_by_idx" ON "event_participation_changes" USING btree ("by_participant_id");--> statement-breakpoint
CREATE INDEX "event_participations_status_idx" ON "event_participations" USING btree ("event_id","status","asked_at","participant_id");--> statement-breakpoint
CREATE INDEX "event_participations_participant_idx" ON "event_participations" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "event_responsibles_participant_idx" ON "event_responsibles" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "events_created_by_idx" ON "events" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "events_upcoming_idx" ON "events" USING btree ("community_id","starts_at","id") WHERE "events"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "events_past_idx" ON "events" USING btree ("community_id","over_at","id") WHERE "events"."deleted_at" is null;--> statement-breakpoint
-- How many are confirmed, whichever way a status comes or goes: with the account of a member too. The check on `events` then
-- refuses whoever would be one too many.
CREATE FUNCTION event_seats_are_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was integer := 0;
	now_is integer := 0;
BEGIN
	IF TG_OP <> 'INSERT' AND OLD.status = 'CONFIRMED' THEN was := 1; END IF;
	IF TG_OP <> 'DELETE' AND NEW.status = 'CONFIRMED' THEN now_is := 1; END IF;
	IF was <> now_is THEN
		UPDATE events SET confirmed_count = confirmed_count + now_is - was
			WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.event_id ELSE NEW.event_id END;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER event_seats_are_counted AFTER INSERT OR DELETE OR UPDATE OF status ON "event_participations"
FOR EACH ROW EXECUTE FUNCTION event_seats_are_counted();
