ALTER TABLE "meetings" ADD COLUMN "message" text;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "message_lang" text;--> statement-breakpoint
ALTER TABLE "participants" ADD COLUMN "time_zone" text;