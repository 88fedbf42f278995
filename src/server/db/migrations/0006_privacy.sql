ALTER TABLE "participants" ALTER COLUMN "privacy" SET DEFAULT 'CONNECTIONS';--> statement-breakpoint
-- 'NONE' was what everybody had; nobody was asked. It becomes what new members have.
UPDATE "participants" SET "privacy" = 'CONNECTIONS' WHERE "privacy" = 'NONE';
