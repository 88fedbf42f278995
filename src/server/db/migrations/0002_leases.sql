ALTER TABLE "event_tellings" RENAME COLUMN "held_until" TO "leased_until";--> statement-breakpoint
ALTER TABLE "matching_rounds" RENAME COLUMN "held_until" TO "leased_until";
