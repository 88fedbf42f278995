CREATE TABLE "unsubscribe_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"community_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"channel" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "muted_kinds" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "unsubscribe_links" ADD CONSTRAINT "unsubscribe_links_participant_id_participants_id_fk" FOREIGN KEY ("participant_id") REFERENCES "public"."participants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unsubscribe_links_participant_idx" ON "unsubscribe_links" USING btree ("participant_id");--> statement-breakpoint
CREATE INDEX "unsubscribe_links_age_idx" ON "unsubscribe_links" USING btree ("created_at");