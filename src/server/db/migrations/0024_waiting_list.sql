CREATE TABLE "event_waits" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "event_waits_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"joined_at" timestamp with time zone NOT NULL,
	"promoted_at" timestamp with time zone,
	"offered_at" timestamp with time zone,
	"offered_until" timestamp with time zone,
	"taken_up_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended" text
);
--> statement-breakpoint
ALTER TABLE "events" DROP CONSTRAINT "events_seats_check";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "waiting_list_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "held_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "waiting_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_waits" ADD CONSTRAINT "event_waits_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_waits" ADD CONSTRAINT "event_waits_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_waits_open_idx" ON "event_waits" USING btree ("event_id","participant_id") WHERE "event_waits"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "event_waits_line_idx" ON "event_waits" USING btree ("event_id","promoted_at","number") WHERE "event_waits"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "event_waits_due_idx" ON "event_waits" USING btree ("offered_until") WHERE "event_waits"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "event_waits_participant_idx" ON "event_waits" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "events_waiting_idx" ON "events" USING btree ("over_at") WHERE "events"."waiting_count" > 0;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_seats_check" CHECK ("events"."max_participants" is null or "events"."confirmed_count" + "events"."held_count" <= "events"."max_participants");--> statement-breakpoint
-- How many wait and how many places are held, whichever way a wait comes or goes: with the account of a member too. The check on
-- `events` then refuses whatever would be one place too many.
CREATE FUNCTION event_waits_are_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	held integer := 0;
	waiting integer := 0;
BEGIN
	IF TG_OP <> 'INSERT' AND OLD.ended_at IS NULL THEN
		IF OLD.offered_at IS NULL THEN waiting := waiting - 1; ELSE held := held - 1; END IF;
	END IF;
	IF TG_OP <> 'DELETE' AND NEW.ended_at IS NULL THEN
		IF NEW.offered_at IS NULL THEN waiting := waiting + 1; ELSE held := held + 1; END IF;
	END IF;
	IF held <> 0 OR waiting <> 0 THEN
		UPDATE events SET held_count = held_count + held, waiting_count = waiting_count + waiting
			WHERE id = CASE WHEN TG_OP = 'DELETE' THEN OLD.event_id ELSE NEW.event_id END;
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER event_waits_are_counted AFTER INSERT OR DELETE OR UPDATE OF offered_at, ended_at ON "event_waits"
FOR EACH ROW EXECUTE FUNCTION event_waits_are_counted();
