ALTER TABLE "images" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "image_url" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "event_id" text;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "images_event_idx" ON "images" USING btree ("event_id");--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_owner_check" CHECK (num_nonnulls("images"."user_id", "images"."event_id") = 1);