ALTER TABLE "event_invitations" DROP CONSTRAINT "event_invitations_participant_id_participants_id_fk";
--> statement-breakpoint
ALTER TABLE "event_invitations" ADD CONSTRAINT "event_invitations_participant_id_persons_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;