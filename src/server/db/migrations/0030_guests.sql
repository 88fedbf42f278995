ALTER TABLE "participants" ADD COLUMN "is_guest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "guest_of" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "participants" ADD CONSTRAINT "participants_guest_check" CHECK (not ("participants"."is_guest" and ("participants"."enabled" or "participants"."is_manager")));