ALTER TABLE "past_contacts" DROP CONSTRAINT "past_contacts_first_id_participants_id_fk";
--> statement-breakpoint
ALTER TABLE "past_contacts" DROP CONSTRAINT "past_contacts_second_id_participants_id_fk";
--> statement-breakpoint
ALTER TABLE "past_contacts" ADD CONSTRAINT "past_contacts_first_id_persons_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_contacts" ADD CONSTRAINT "past_contacts_second_id_persons_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;