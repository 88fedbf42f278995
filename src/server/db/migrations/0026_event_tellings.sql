CREATE TABLE "calendar_feeds" (
	"participant_id" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "event_tellings" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"what" text NOT NULL,
	"about" text NOT NULL,
	"before" jsonb,
	"moved" boolean DEFAULT false NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"told_to" text DEFAULT '' NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "event_tellings_key" UNIQUE("event_id","what","about")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "moved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_tellings_waiting_idx" ON "event_tellings" USING btree ("held_until") WHERE "event_tellings"."done_at" is null;--> statement-breakpoint
CREATE INDEX "events_starts_idx" ON "events" USING btree ("starts_at") WHERE "events"."deleted_at" is null;--> statement-breakpoint
-- The number by which calendars know a change rises with what they go by, whichever way it comes; and reminders go by when it was moved.
CREATE FUNCTION event_calendar_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.starts_at, NEW.ends_at, NEW.time_zone, NEW.location, NEW.event_type, NEW.online_meeting_link, NEW.cancelled_at, NEW.deleted_at)
    IS DISTINCT FROM
    (OLD.starts_at, OLD.ends_at, OLD.time_zone, OLD.location, OLD.event_type, OLD.online_meeting_link, OLD.cancelled_at, OLD.deleted_at)
  THEN
    NEW.sequence := OLD.sequence + 1;
  END IF;
  IF NEW.starts_at <> OLD.starts_at THEN
    NEW.moved_at := NEW.updated_at;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER event_calendar_changes BEFORE UPDATE OF starts_at, ends_at, time_zone, location, event_type, online_meeting_link, cancelled_at,
  deleted_at ON "events" FOR EACH ROW EXECUTE FUNCTION event_calendar_changes();
