ALTER TABLE "event_tellings" RENAME TO "event_broadcasts";--> statement-breakpoint
ALTER TABLE "event_broadcasts" RENAME COLUMN "told_to" TO "cursor";--> statement-breakpoint
ALTER TABLE "event_broadcasts" RENAME CONSTRAINT "event_tellings_pkey" TO "event_broadcasts_pkey";--> statement-breakpoint
ALTER TABLE "event_broadcasts" RENAME CONSTRAINT "event_tellings_key" TO "event_broadcasts_key";--> statement-breakpoint
ALTER INDEX "event_tellings_waiting_idx" RENAME TO "event_broadcasts_waiting_idx";
