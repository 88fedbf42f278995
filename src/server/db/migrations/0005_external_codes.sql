UPDATE "codes" SET "kind" = 'external' WHERE "kind" = 'outside';--> statement-breakpoint
UPDATE "outbox" SET "kind" = 'external', "cause" = 'external' || substr("cause", 8) WHERE "kind" = 'outside';
