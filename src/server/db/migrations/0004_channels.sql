ALTER TABLE "outbox" DROP CONSTRAINT "outbox_cause_key";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "channel" text DEFAULT 'EMAIL' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_cause_channel_key" UNIQUE("cause","channel","recipient");