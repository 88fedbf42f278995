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
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "event_responsibles" ADD CONSTRAINT "event_responsibles_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_responsibles" ADD CONSTRAINT "event_responsibles_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_created_by_participants_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."participants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_responsibles_participant_idx" ON "event_responsibles" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "events_created_by_idx" ON "events" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "events_upcoming_idx" ON "events" USING btree ("community_id","starts_at","id") WHERE "events"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "events_past_idx" ON "events" USING btree ("community_id","over_at","id") WHERE "events"."deleted_at" is null;