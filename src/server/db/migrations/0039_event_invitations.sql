CREATE TABLE "event_invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"invited_as" text NOT NULL,
	"invited_by" text,
	"invited_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended" text,
	CONSTRAINT "event_invitations_key" UNIQUE("event_id","participant_id","invited_as")
);
--> statement-breakpoint
ALTER TABLE "event_participations" ADD COLUMN "agreed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_invitations" ADD CONSTRAINT "event_invitations_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_invitations" ADD CONSTRAINT "event_invitations_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_invitations" ADD CONSTRAINT "event_invitations_invited_by_participants_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."participants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_invitations_list_idx" ON "event_invitations" USING btree ("event_id","invited_as","invited_at","participant_id");--> statement-breakpoint
CREATE INDEX "event_invitations_open_idx" ON "event_invitations" USING btree ("participant_id") WHERE "event_invitations"."ended" is null;--> statement-breakpoint
CREATE INDEX "event_invitations_invited_by_idx" ON "event_invitations" USING btree ("invited_by");--> statement-breakpoint
-- Whoever joined, asked or paid themselves and did not cancel since agreed to take part.
update "event_participations" p set "agreed_at" = p."asked_at"
where (exists (
    select from "payments" m where m."event_id" = p."event_id" and m."participant_id" = p."participant_id")
  or exists (
    select from "event_participation_changes" c
    where c."event_id" = p."event_id" and c."participant_id" = p."participant_id" and c."by_participant_id" = p."participant_id"))
  and coalesce((
    select c."to_status" <> 'CANCELLED' from "event_participation_changes" c
    where c."event_id" = p."event_id" and c."participant_id" = p."participant_id" and c."by_participant_id" = p."participant_id"
    order by c."at" desc limit 1), true);
