ALTER TABLE "participants" ADD COLUMN "networking_paused_until" timestamp with time zone;
