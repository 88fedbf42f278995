CREATE TABLE "past_contacts" (
	"community_id" text NOT NULL,
	"first_id" text NOT NULL,
	"second_id" text NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	CONSTRAINT "past_contacts_first_id_second_id_pk" PRIMARY KEY("first_id","second_id"),
	CONSTRAINT "past_contacts_in_order" CHECK (first_id < second_id)
);
--> statement-breakpoint
ALTER TABLE "past_contacts" ADD CONSTRAINT "past_contacts_first_id_participants_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_contacts" ADD CONSTRAINT "past_contacts_second_id_participants_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "past_contacts_second_idx" ON "past_contacts" USING btree ("second_id");